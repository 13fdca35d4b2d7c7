// What a SCORM 1.2 package says of itself, and the page that it opens with.

import { IN_COURSE } from './inCourse.ts';

/** A page of three lines leads to the lesson: platforms put parameters of their own behind an address, and lose what follows `#`. */
export const LAUNCH = 'launch.html';

export function launchFiles(name: string, title: string): Readonly<Record<string, string>> {
  return {
    [LAUNCH]: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<script src="launch.js"></script>
</html>
`,
    'launch.js': `location.replace('index.html?${IN_COURSE}=${name}#/learn/${name}');\n`,
  };
}

export function manifestOf(name: string, title: string, files: readonly string[]): string {
  const listed = files.map((file) => `      <file href="${escaped(file)}"/>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="out-of-sequence-${name}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lessons">
    <organization identifier="lessons">
      <title>${escaped(title)}</title>
      <item identifier="lesson" identifierref="page">
        <title>${escaped(title)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="${LAUNCH}">
${listed}
    </resource>
  </resources>
</manifest>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
