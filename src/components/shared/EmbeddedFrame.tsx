import { embeddingOf, SAMPLE_FORMS, showsSample } from '../../lib/site/embedded-frames.ts';
import type { School } from '../../lib/text/content-types.ts';
import { OutsideLink } from '../../ui/OutsideLink.tsx';
import { WithPhoneLink } from '../../ui/WithPhoneLink.tsx';

/** The heights of the specification's two forms. */
const HEIGHTS_PX = { hifzForm: 1261, employmentForm: 847 } as const;

/** What every form may do. Scripts with same-origin are safe only because the frame is cross-origin. */
const SANDBOX =
  'allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** What a form may do besides, if content/school.yaml names it. */
const PERMISSIONS = {
  dialogs: 'allow-modals',
  redirect: 'allow-top-navigation-by-user-activation',
  payment: '',
} as const;

const HELPER_ID = 'form-helper';

/** A script that makes the call of a helper once it has loaded. */
const callOf = (call: string, url: string, frameId?: string): string =>
  `document.addEventListener('load', ({ target }) => {
    if (target.id !== '${HELPER_ID}') return;
    const selector = ${JSON.stringify(frameId ? `iframe[id='${frameId}']` : '[data-form-frame]')};
    const address = ${JSON.stringify(new URL('/', url).href)};
    ${call};
  }, true);`;

type EmbeddedFrameProps = {
  /** The frame's accessible name. */
  frameTitle: string;
  form: keyof typeof HEIGHTS_PX;
  school: School;
  /** Shown instead of the frame if the form is withheld: how to apply without it. */
  withheld: string;
  /** The text of a plain link to the form, in case the frame doesn't load. */
  linkText: string;
};

/** A form of another site, or its example: lazy, sandboxed, titled, with a plain link to another site's form under it. */
export function EmbeddedFrame({ frameTitle, form, school, withheld, linkText }: EmbeddedFrameProps) {
  const record = school.links[form];
  const { url, allow = [] } = record;
  const isSample = showsSample(record);
  const { hosts, helper, frameId } = embeddingOf(record);
  const origins = hosts.map((host) => `https://${host}`).join(' ');
  const hasHelper = helper && !isSample;
  const address = { [(hasHelper && helper.addressIn) || 'src']: isSample ? SAMPLE_FORMS[form] : url };
  if (record.withheld) {
    return (
      <p className="font-serif text-h3">
        <WithPhoneLink text={withheld} />
      </p>
    );
  }
  return (
    <div className="print:hidden">
      {hasHelper && helper.call && <script>{callOf(helper.call, url, frameId)}</script>}
      <iframe
        id={frameId}
        data-form-frame=""
        data-origins={isSample ? undefined : origins}
        title={frameTitle}
        {...address}
        height={HEIGHTS_PX[form]}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        // The example is of this site: with the scripts and the origin that it needs, a sandbox would protect nothing.
        sandbox={isSample ? undefined : [SANDBOX, ...allow.map((name) => PERMISSIONS[name])].join(' ').trim()}
        allow={allow.includes('payment') ? `payment ${origins}` : undefined}
        className={`w-full border border-edge bg-paper px-px ${helper?.frameClass ?? ''}`.trim()}
      />
      {/* Right after the frame, where some look for it. Without a handler, React would move an async script away. */}
      {hasHelper && <script id={HELPER_ID} async src={helper.scriptUrl} onError={() => {}} />}
      {!isSample && (
        <p className="mt-3">
          <OutsideLink href={url} className="inline-flex min-h-8 items-center">
            {linkText}
          </OutsideLink>
        </p>
      )}
    </div>
  );
}
