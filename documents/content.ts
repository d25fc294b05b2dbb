import { readContent } from '../src/content/read-content.ts';

/** Reads all content that the documents use. */
export function readDocumentContent(folder = 'content') {
  return {
    words: readContent('documents', folder),
    school: readContent('school', folder),
    schoolYear: readContent('schoolYear', folder),
    calendar: readContent('calendar', folder),
    hifz: readContent('hifz', folder),
    tuition: readContent('tuition', folder),
    admissions: readContent('admissions', folder),
    pto: readContent('pto', folder),
  };
}

export type DocumentContent = ReturnType<typeof readDocumentContent>;
