import type { PageContent } from '../../lib/text/content.ts';
import { AboutChapter } from './AboutChapter.tsx';
import { AboutFigures } from './AboutFigures.tsx';
import { AboutProse } from './AboutProse.tsx';

type AboutHistoryProps = { history: PageContent<'aboutUs'>['history'] };

export function AboutHistory({ history }: AboutHistoryProps) {
  return (
    <AboutChapter id="history" heading={history.heading} margin={<AboutFigures figures={history.figures} />}>
      <AboutProse paragraphs={history.paragraphs} link={history.link} />
    </AboutChapter>
  );
}
