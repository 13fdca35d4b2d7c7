// The manifest of a SCORM 1.2 package, and its launch pages: one for each lesson.

import { LESSON_KEY } from '../course/inCourse.ts';

export interface NameAndTitle {
  readonly name: string;
  readonly title: string;
}

/** A package: one lesson, or several as the activities of one course. */
export interface Course extends NameAndTitle {
  readonly lessons: readonly NameAndTitle[];
}

/** A launch page that redirects to the lesson: platforms append parameters to the address that they open, and drop its `#` part. */
function launchOf(course: Course, { name, title }: NameAndTitle): Readonly<Record<string, string>> {
  const launch = `launch${behind(course, name)}`;
  return {
    [`${launch}.html`]: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<script src="${launch}.js"></script>
</html>
`,
    [`${launch}.js`]: `location.replace('index.html?${LESSON_KEY}=${name}#/learn/${name}');\n`,
  };
}

/** The end of an activity's name; empty for a single lesson, so that platforms know it by the same name in every package. */
function behind({ lessons }: Course, name: string): string {
  return lessons.length === 1 ? '' : `-${name}`;
}

/** The launch pages and the manifest of a course. `files` are those of the page, `ownFiles` those of a lesson. */
export function courseFiles(
  course: Course,
  files: readonly string[],
  ownFiles: (lesson: string) => readonly string[],
): Readonly<Record<string, string>> {
  const launches = course.lessons.map((lesson) => launchOf(course, lesson));
  const items = course.lessons.map(({ name, title }) => {
    const at = behind(course, name);
    return `      <item identifier="lesson${at}" identifierref="activity${at}">
        <title>${escaped(title)}</title>
      </item>`;
  });
  const resources = course.lessons.map(({ name }, place) => {
    const at = behind(course, name);
    return `    <resource identifier="activity${at}" type="webcontent" adlcp:scormtype="sco" href="launch${at}.html">
${listed([...Object.keys(launches[place] ?? {}), ...ownFiles(name)])}
      <dependency identifierref="page"/>
    </resource>`;
  });
  return {
    'imsmanifest.xml': `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="out-of-sequence-${course.name}" version="1.0"
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
      <title>${escaped(course.title)}</title>
${items.join('\n')}
    </organization>
  </organizations>
  <resources>
${resources.join('\n')}
    <resource identifier="page" type="webcontent" adlcp:scormtype="asset">
${listed(files)}
    </resource>
  </resources>
</manifest>
`,
    ...Object.assign({}, ...launches),
  };
}

function listed(files: readonly string[]): string {
  return files.map((file) => `      <file href="${escaped(file)}"/>`).join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
