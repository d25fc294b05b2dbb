import type { PageContent } from '../../lib/text/content.ts';
import { formatDate } from '../../lib/text/format.ts';

export function HistoryBeginnings({ beginnings }: { beginnings: PageContent<'history'>['beginnings'] }) {
  const { legalEntity, founded } = beginnings;
  return (
    <dl className="grid gap-y-5">
      <div>
        <dt className="text-label text-on-deep-accent print:text-ink">{legalEntity.label}</dt>
        <dd className="font-serif text-h3">
          <time dateTime={legalEntity.date}>{formatDate(legalEntity.date)}</time>
        </dd>
      </div>
      <div>
        <dt className="text-label text-on-deep-accent print:text-ink">{founded.label}</dt>
        <dd className="font-serif text-h3 tabular-nums">
          <time dateTime={String(founded.year)}>{founded.year}</time>
        </dd>
      </div>
    </dl>
  );
}
