import { type CostFacts, type CostRecord, estimateCost } from '../../lib/fees/cost-estimate.ts';
import type { PageContent } from '../../lib/text/content.ts';
import { formatRange } from '../../lib/text/format.ts';
import { CostSheet } from '../../ui/CostSheet.tsx';

type CostExamplesProps = { estimate: PageContent<'tuition'>['estimate']; record: CostRecord; facts: CostFacts };

/** Worked examples by the cost estimator's own arithmetic, complete without script. */
export function CostExamples({ estimate: { examplesHeading, examples }, record, facts }: CostExamplesProps) {
  return (
    <div className="mt-10 print:hidden">
      <h3 className="text-h3">{examplesHeading}</h3>
      {examples.map(({ id, title, children }) => {
        const estimate = estimateCost(record, children);
        return (
          <details key={id} className="border-b border-hairline noscript:details-content:[content-visibility:visible]">
            <summary className="min-h-11 cursor-pointer py-3">
              {title}:{' '}
              <b className="tabular-nums">
                {estimate.total ? formatRange(estimate.total) : `fees ${formatRange(estimate.knownFees)}, tuition: ask`}
              </b>
            </summary>
            <div className="pt-3 pb-8">
              <CostSheet estimate={estimate} facts={facts} />
            </div>
          </details>
        );
      })}
    </div>
  );
}
