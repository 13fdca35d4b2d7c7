// The way back to the lessons: to the one lesson where the page is a package of it.

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
