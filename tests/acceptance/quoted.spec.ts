/** Each text that the specification quotes is built with its own characters. Nothing is normalized here. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { attributeOf, childrenOf, elementsIn, isText, type Node, readPages, textOf } from '../../hosting/html-tree.ts';
import { FIXTURE_FOLDER } from '../../make/project-copy.ts';

const ANNOUNCEMENT = 'Now hiring: Elementary School Teacher - Apply today';

const QUOTED: Record<string, readonly string[]> = {
  'index.html': [
    'Excellence in Education with Islamic Values',
    'Learn More',
    '1 of 12',
    'Admissions Inquiry',
    'Schedule a Tour',
    'General Information',
    'Sending...',
    'Error',
    'Please fill in all fields.',
    'There was an error sending your message. Please try again.',
    'Success',
    "Your message has been sent successfully! We'll get back to you soon.",
  ],
  '404.html': ['404 Page Not Found', "The page you're looking for doesn't exist or has been moved.", 'Return Home'],
  'about-us.html': ['Schedule a Tour'],
  'admissions.html': ['Admissions', 'Join our community of learners and future leaders'],
  'admissions/general-info.html': ['Ready to Apply', 'Register Interest', 'Submit Application'],
  'admissions/grades.html': ['Schedule a Tour'],
  'careers.html': ['840 (Rear) Providence Street'],
  'programs.html': ['Programs', 'Page Under Construction', 'Content Coming Soon'],
  'programs/early-childhood.html': ['Express Interest'],
  'programs/high-school.html': ['High School Programs', 'Page Under Construction', 'Content Coming Soon'],
  'resources.html': ['Page Under Construction', 'Content Coming Soon'],
  'resources/handbook.html': ["See what's inside"],
  'support.html': ['Why Your Support Matters', 'Donate Now', 'Other Ways to Help'],
  'tuition.html': ['contact office'],
};

/** The strings in JSON, such as the props of an island. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

/** The texts of a page: of each element, between its elements, and of its islands once they have started. */
function textsOf(page: Node): Set<string> {
  const elements = [...elementsIn(page)];
  const texts = elements.flatMap((element) => [element, ...childrenOf(element).filter(isText)]).map(textOf);
  const props = elements.map((element) => attributeOf(element, 'data-props') ?? 'null');
  return new Set([...texts.map((text) => text.trim()), ...props.flatMap((json) => stringsIn(JSON.parse(json)))]);
}

for (const { file, root } of readPages(join(FIXTURE_FOLDER, 'dist'))) {
  // The example forms have no header.
  if (file.startsWith('samples/')) continue;
  test(`${file} has the texts that the specification quotes, character for character`, () => {
    const texts = textsOf(root);
    const wanted = [ANNOUNCEMENT, 'Apply Now', ...(QUOTED[file] ?? [])];
    expect(wanted.filter((text) => !texts.has(text))).toEqual([]);
  });
}
