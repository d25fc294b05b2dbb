/** What the server must know of the contact form: where messages go, and what the form calls their subjects. */
import type { BuildFacts } from '../hosting/build-facts.ts';
import { readContent } from '../src/content/read-content.ts';

export function contactFacts(content = 'content'): Pick<BuildFacts, 'contactTo' | 'subjectLabels'> {
  const { subjects } = readContent('home', content).contact;
  return {
    contactTo: readContent('school', content).email.value,
    subjectLabels: new Map(subjects.map(({ id, label }) => [id, label])),
  };
}
