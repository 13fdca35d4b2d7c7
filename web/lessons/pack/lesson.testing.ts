// The lesson for the tests of packages and attempts.

import { lessonIn } from '../read/reader.ts';

export const TEXT = `---
title: Which <one> & "why"?
---
\`\`\`predict choice
id: a b
scenario: #/alf
ask: What?
- one | gain < 0.1
- two | gain > 0.1
revote: yes
\`\`\`
\`\`\`reveal
\`\`\`
\`\`\`explain
ask: Why?
\`\`\`
`;
export const LESSON = lessonIn('own', TEXT);
