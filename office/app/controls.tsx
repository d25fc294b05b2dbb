/** What forms are made of: buttons, text fields and choices, with their labels, hints and mistakes. */
import type { ComponentProps, ReactNode } from 'react';
import { IconShape } from '../../src/ui/IconShape.tsx';
import { arrowRight, chevronLeft, externalLink, search, triangleAlert, undo2 } from '../../src/ui/icon-shapes.ts';

const icons = { arrow: arrowRight, back: chevronLeft, out: externalLink, search, undo: undo2, warning: triangleAlert };

/** A decorative icon. */
export function Icon({ name, className = '' }: { name: keyof typeof icons; className?: string }) {
  return <IconShape shape={icons[name]} className={`size-[1.25em] shrink-0 ${className}`} strokeWidth={2} />;
}

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  kind?: 'main' | 'second' | 'link' | 'chip';
  /** What it is about, for screen readers. */
  of?: string;
  href?: string;
};

/** A button, or with `href` a link that looks like one. An address of another server opens in a new tab. */
export function Button({ kind = 'link', of, href, children, className = '', ...rest }: ButtonProps) {
  const Tag = (href === undefined ? 'button' : 'a') as 'button';
  const link = href?.startsWith('/') ? { href } : { href, target: '_blank', rel: 'noreferrer' };
  return (
    <Tag className={`${kind} ${className}`} {...(href === undefined ? { type: 'button' } : link)} {...rest}>
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </Tag>
  );
}

/** One sentence about a mistake, with its sign. */
export function ProblemText({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div className="mt-1.5 flex gap-2 text-label font-bold text-danger" id={id}>
      <Icon name="warning" />
      <p>{children}</p>
    </div>
  );
}

export type Option = { value: string; label: string; hint?: string };
type LabeledProps = { id: string; label: string; hint?: ReactNode; problem?: ReactNode; children?: ReactNode };

/** A label, its hint, its field and its mistake. `isGroup`: several fields have the label together. */
function Labeled({ id, label, hint, problem, children, isGroup }: LabeledProps & { isGroup?: boolean }) {
  const [Box, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  return (
    <Box className="mt-5" aria-describedby={isGroup && problem ? `${id}-problem` : undefined}>
      <Name {...(!isGroup && { htmlFor: id })} className="font-bold">
        {label}
      </Name>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {problem && <ProblemText id={`${id}-problem`}>{problem}</ProblemText>}
    </Box>
  );
}

export type FieldProps = LabeledProps &
  Omit<ComponentProps<'input'>, 'onChange'> & {
    onChange?: (text: string) => void;
    /** Makes it a list to choose from. */
    options?: readonly Option[] | undefined;
    isLong?: boolean | undefined;
    /** Only the field is shown, because the label is in a table’s head and the mistake at the end of its row. */
    isBare?: boolean | undefined;
  };

/** A text field, or a list to choose from. `children` come between its hint and it. */
export function Field({ id, label, hint, problem, onChange, options, isLong, isBare, children, ...rest }: FieldProps) {
  const Input = (options ? 'select' : isLong ? 'textarea' : 'input') as 'input';
  const described = [hint && !isBare ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean);
  const input = (
    <Input
      id={id}
      autoComplete="off"
      aria-label={isBare ? label : undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={described.join(' ') || undefined}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    >
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
  if (isBare) return input;
  return (
    <Labeled {...{ id, label, hint, problem }}>
      {children}
      {input}
    </Labeled>
  );
}

type ChoiceProps = LabeledProps & {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

/** Radio buttons as a row of choices. */
export function Choices({ options, value, onChange, ...labeled }: ChoiceProps) {
  const { id } = labeled;
  return (
    <Labeled {...labeled} isGroup>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-2.5">
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <span className="hint block font-regular">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Labeled>
  );
}

/** A tick before a sentence. */
export function Tick({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="choice mt-3">
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  );
}

/** The search for any words on the website. */
export function SearchField(props: Partial<FieldProps>) {
  const label = 'Find any words on the website';
  return (
    <div className="relative my-1.5">
      <Icon name="search" className="absolute top-3 start-3" />
      <Field id="field-search" name="q" isBare label={label} placeholder={label} className="mt-0! ps-10!" {...props} />
    </div>
  );
}
