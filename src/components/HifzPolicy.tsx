import { telHref } from '../lib/contact-links.ts';
import type { PageContent } from '../lib/content.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Icon } from '../ui/Icon.tsx';

type HifzPolicyProps = {
  policy: PageContent<'hifz'>['policy'];
  /** The size of the file; left out while there is none to download. */
  sizeInBytes?: number | undefined;
  phone: string;
};

/** `86016` as `84 kB`. */
const formatSize = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} kB`;

/** The policy as a download that says its kind and size, or, while there is no file, whom to ask for it. */
export function HifzPolicy({ policy, sizeInBytes, phone }: HifzPolicyProps) {
  if (sizeInBytes === undefined) {
    return (
      <p className="text-ink-soft">
        {policy.fallback}{' '}
        <a href={telHref(phone)} className="inline-flex min-h-8 items-center whitespace-nowrap">
          {phone}
        </a>
      </p>
    );
  }
  return (
    <a href={policy.href} download className={buttonClass('secondary')}>
      <Icon name="download" />
      {policy.text} ({policy.format}, {formatSize(sizeInBytes)})
    </a>
  );
}
