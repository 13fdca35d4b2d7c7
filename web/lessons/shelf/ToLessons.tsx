// The link back to the list of lessons; in a package, to its one lesson.

import { courseLesson } from '../course/inCourse.ts';
import { lessonAddress } from './lessons.ts';

export function ToLessons() {
  const packed = courseLesson();
  return packed === null ? (
    <a href="#/learn">All lessons</a>
  ) : (
    <a href={lessonAddress(packed)}>Back to the lesson</a>
  );
}
