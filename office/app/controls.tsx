/** What forms are made of: buttons, and fields with their labels, hints and mistakes. */
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '../../src/ui/button-class.ts';
import { classes } from '../../src/ui/classes.ts';
import { FIELD } from '../../src/ui/field-class.ts';
import { Select } from '../../src/ui/Select.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  kind?: 'main' | 'second' | 'link';
  of?: string;
  href?: string;
};

const LOOKS = {
  main: buttonClass('primary'),
  second: `${buttonClass('secondary')} aria-pressed:bg-green aria-pressed:text-ground`,
  link: '-my-3 inline-flex min-h-11 min-w-11 items-center gap-2 font-bold text-green underline',
};
export function Button({ kind = 'link', of, href, children, className = '', ...rest }: ButtonProps) {
  const Tag = (href === undefined ? 'button' : 'a') as 'button';
  return (
    <Tag className={`${LOOKS[kind]} ${className}`} {...(href === undefined ? { type: 'button' } : { href })} {...rest}>
      {children}
      {of && <span className="sr-only"> {of}</span>}
    </Tag>
  );
}

export const ProblemText = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <p className="mt-1.5 text-label font-bold text-danger" id={id}>
    {children}
  </p>
);

const MOST_RADIOS = 3;

export type FieldProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  problem?: ReactNode;
  onChange?: (text: string) => void;
  options?: readonly { value: string; label: string }[] | undefined;
  isLong?: boolean | undefined;
};

/** A text field, or a choice. `children` come between its hint and it. */
export function Field({ id, label, hint, problem, onChange, options, isLong, children, ...rest }: FieldProps) {
  const isGroup = options && options.length <= MOST_RADIOS;
  const [Box, Name] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const);
  const Input = (options ? Select : isLong ? 'textarea' : 'input') as 'input';
  // Nothing is chosen beforehand.
  const isUnset = options?.every(({ value }) => value !== rest.value);
  const choices = options && isUnset ? [{ value: '', label: 'Choose …' }, ...options] : options;
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  const input = (
    <Input
      id={id}
      className={isLong ? `${FIELD} field-sizing-content min-h-17.5!` : FIELD}
      autoComplete="off"
      aria-invalid={problem ? true : undefined}
      aria-describedby={described || undefined}
      onChange={(event) => onChange?.(event.target.value)}
      {...rest}
    >
      {choices?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Input>
  );
  return (
    <Box className="mt-5" aria-describedby={(isGroup && described) || undefined}>
      <Name {...(!isGroup && { htmlFor: id })} id={`${id}-label`} className="font-bold">
        {label}
      </Name>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {isGroup ? (
        <div className="row mt-2">
          {options.map(({ value, label: name }, index) => (
            <Tick
              key={value}
              type="radio"
              id={index === 0 ? id : `${id}-${value}`}
              name={id}
              checked={rest.value === value}
              onChange={() => onChange?.(value)}
            >
              {name}
            </Tick>
          ))}
        </div>
      ) : (
        input
      )}
      {problem && <ProblemText id={`${id}-problem`}>{problem}</ProblemText>}
    </Box>
  );
}

export function Tick({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label
      className={classes(
        'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-control border border-edge bg-paper px-3.5 py-1.5',
        'leading-tight has-checked:border-green has-checked:font-bold forced-colors:has-checked:border-3',
      )}
    >
      <input type="checkbox" className="size-5 shrink-0" {...rest} />
      <span>{children}</span>
    </label>
  );
}

export const SearchField = (props: Partial<FieldProps>) => (
  <Field id="field-search" name="q" label="Find any words on the website" {...props} />
);
