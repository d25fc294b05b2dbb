import { readFileSync } from 'node:fs';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { AnnouncementBanner } from '../components/frame/AnnouncementBanner.tsx';
import { BandPicture } from '../components/shared/BandPicture.tsx';
import { Breadcrumbs } from '../components/shared/Breadcrumbs.tsx';
import { CallToAction } from '../components/shared/CallToAction.tsx';
import { ContactDetails } from '../components/shared/ContactDetails.tsx';
import { ContactSheet } from '../components/shared/ContactSheet.tsx';
import { DocumentLink } from '../components/shared/DocumentLink.tsx';
import { EmbeddedFrame } from '../components/shared/EmbeddedFrame.tsx';
import { FactRows } from '../components/shared/FactRows.tsx';
import { HifzTimeRange } from '../components/shared/HifzTimeRange.tsx';
import { NextDatesNotice } from '../components/shared/NextDatesNotice.tsx';
import { Notice } from '../components/shared/Notice.tsx';
import { OfficeNow } from '../components/shared/OfficeNow.tsx';
import { PhoneLink } from '../components/shared/PhoneLink.tsx';
import { PostalAddress } from '../components/shared/PostalAddress.tsx';
import { StarIcon } from '../components/shared/StarIcon.tsx';
import { StarOutline, StarPortrait } from '../components/shared/StarPortrait.tsx';
import { TitledList } from '../components/shared/TitledList.tsx';
import type { DayState } from '../lib/dates/day-states.ts';
import { today } from '../lib/dates/today.ts';
import { estimateCost, parseChildren } from '../lib/fees/cost-estimate.ts';
import { costFacts, costRecord } from '../lib/fees/cost-record.ts';
import { contentOf } from '../lib/text/content.ts';
import { ArabicText } from '../ui/ArabicText.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { buttonClass } from '../ui/button-class.ts';
import { CostSheet } from '../ui/CostSheet.tsx';
import { DayText } from '../ui/DayText.tsx';
import { Group } from '../ui/Group.tsx';
import { ICON_NAMES, Icon } from '../ui/Icon.tsx';
import { KhatamMark } from '../ui/KhatamMark.tsx';
import { Ledger } from '../ui/Ledger.tsx';
import { OnDays } from '../ui/OnDays.tsx';
import { OutsideLink } from '../ui/OutsideLink.tsx';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { RuledIndex } from '../ui/RuledIndex.tsx';
import { SampleMark, SampleNote } from '../ui/SampleNote.tsx';
import { Section } from '../ui/Section.tsx';
import { Select } from '../ui/Select.tsx';
import { SocialIcon } from '../ui/SocialIcon.tsx';
import { ToastActionButton, ToastCard, ToastCloseButton, ToastText } from '../ui/ToastCard.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { WithPhoneLink } from '../ui/WithPhoneLink.tsx';

/** Renders a component in each of its states. */
const show = <Props extends object>(
  className: string,
  component: FunctionComponent<Props>,
  states: readonly NoInfer<Props>[],
) => createElement('div', { className }, ...states.map((props) => createElement(component, props)));

const ROW = 'flex flex-wrap items-center gap-4';
const STACK = 'grid grid-cols-1 gap-4';

const school = contentOf('school');
const phone = school.phone.value;
const { photos } = contentOf('scienceFair').gallery;
const photo = photos.slice(0, 1).map((picture) => ({ picture }));
const portrait = contentOf('staffMembers').members.slice(0, 1);
const tuition = contentOf('tuition');
/** What an estimate of the cost needs. The island shows the same. */
export const COST = {
  record: costRecord(tuition),
  facts: costFacts(tuition, { schoolYear: '2025–2026', phone, today: today() }),
};
/** One day's text after another, of which the page shows the visitor's. */
const DAYS: readonly DayState<string>[] = [
  { value: 'Shown before January 1, 2100.', until: '2100-01-01' },
  { from: '2100-01-01', value: 'Shown from January 1, 2100.' },
];
const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const colorNames = new Set([...tokens.matchAll(/--color-([a-z-]+):/g)].map(([, name = '']) => name));
const colors = [...colorNames].map((name) => ({ name }));
/** `fill` takes the token, because a `style` attribute is refused. */
const Color = ({ name }: { name: string }) => (
  <div className="text-label">
    <svg viewBox="0 0 160 48" className="w-full" aria-hidden="true">
      <rect width="160" height="48" fill={`var(--color-${name})`} stroke="var(--color-edge)" />
    </svg>
    {name}
  </div>
);
const AMOUNTS = [
  { id: 'one', label: 'With a note', amounts: ['$1,000', '$100'], note: 'What the amount includes' },
  { id: 'two', label: 'Without a note', amounts: ['$2,000', '$200'] },
];
const HERE = '#main';
const OUTSIDE = 'https://school.example.org/';
const PAGES = [
  { id: 'here', title: 'A page', description: 'What it says', href: '/', icon: 'book-open' },
  { id: 'outside', title: 'Another site', description: 'Opens in a new tab', href: OUTSIDE },
] as const;
const SAMPLE = { sample: true } as const;
const banner = (type: 'info' | 'warning' | 'success') => ({
  states: [{ value: { type, message: `A banner of the type ${type}.`, link: { href: '/', text: 'Its link' } } }],
});
const sheet = (columns: 2 | 3 | 4) => ({ columns, label: `${columns} columns`, photos: photos.slice(0, columns) });
const SENT = <ToastText title="Success" description="A message that was sent." />;
const FAILED = <ToastText title="Error" description="A message that wasn’t sent." altText="Send again." />;
const costOf = (children: string) => ({
  estimate: estimateCost(COST.record, parseChildren(COST.record, children) ?? []),
  facts: COST.facts,
});
const headed = (id: string) => ({ id, heading: `A heading (${id})`, introduction: 'Its text.' });

/** The tokens, and every primitive and shared part that needs no page around it, by name. */
export const SPECIMENS: Record<string, ReactNode> = {
  Colors: show('grid grid-cols-2 gap-4 md:grid-cols-4', Color, colors),
  Text: ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body', 'label'].map((size) => (
    <p key={size} className={`mt-6 break-words text-${size} ${/^[dh]/.test(size) ? 'font-serif' : ''}`}>
      {school.name.value} <span className="font-sans text-label text-ink-soft">text-{size}</span>
    </p>
  )),
  ButtonLink: show(ROW, ButtonLink, [
    { href: HERE, children: 'Primary' },
    { href: HERE, tone: 'secondary', icon: 'calendar-days', children: 'Secondary with an icon' },
    { href: OUTSIDE, tone: 'secondary', children: 'To another site' },
  ]),
  'ButtonLink on a deep ground': show(`${ROW} on-deep bg-deep p-4`, ButtonLink, [
    { href: HERE, tone: 'inverse', children: 'Inverse' },
    { href: HERE, tone: 'outline-inverse', children: 'Outline inverse' },
  ]),
  buttonClass: createElement('button', { type: 'button', disabled: true, className: buttonClass() }, 'Disabled'),
  'OutsideLink, WithPhoneLink, Unbroken, Group': (
    <Group aria-label="Links in text">
      <OutsideLink href={OUTSIDE}>A page of another site</OutsideLink>,{' '}
      <WithPhoneLink text={`a sentence with ${phone}`} phone={phone} />, and{' '}
      <Unbroken text="the years 2025–2026 on one line" />.
    </Group>
  ),
  Icon: ICON_NAMES.map((name) => (
    <span key={name} className="me-5 inline-flex items-center gap-2 text-label">
      <Icon name={name} className="size-6" />
      {name}
    </span>
  )),
  SocialIcon: show(ROW, SocialIcon, [{ id: 'facebook' }, { id: 'instagram' }, { id: 'youtube' }, { id: 'unknown' }]),
  KhatamMark: show(ROW, KhatamMark, [{ className: 'size-12 text-green' }]),
  ArabicText: show(ROW, ArabicText, [{ className: 'h-12', children: 'اقرأ' }]),
  Ledger: <Ledger caption="A ledger" columns={['Line', 'Per year', 'Per month']} rows={AMOUNTS} />,
  // A family whose cost is known, and one whose tuition isn't published.
  CostSheet: show(STACK, CostSheet, ['prek-full-time-new', 'prek-full-time-new,grade-3-returning'].map(costOf)),
  Select: show(STACK, Select, [
    { 'aria-label': 'A choice', children: <option>To choose</option> },
    { 'aria-label': 'A disabled choice', disabled: true, children: <option>Disabled</option> },
    { 'aria-label': 'A wrong choice', 'aria-invalid': true, children: <option>Wrong</option> },
  ]),
  RuledIndex: <RuledIndex entries={PAGES} />,
  SampleNote: show(STACK, SampleNote, [
    { records: [SAMPLE], children: 'All of these are examples.' },
    { records: [SAMPLE, {}], children: 'Not shown.' },
  ]),
  SampleMark: show(ROW, SampleMark, [{ record: SAMPLE, among: [SAMPLE, {}] }]),
  OnDays: <OnDays states={DAYS}>{(text) => <p>{text}</p>}</OnDays>,
  DayText: show(ROW, DayText, [{ text: DAYS }]),
  ToastCard: show(STACK, ToastCard, [
    { isDestructive: false, text: SENT, buttons: <ToastCloseButton onClick={() => {}} /> },
    { isDestructive: true, text: FAILED, buttons: <ToastActionButton label="Send again" onClick={() => {}} /> },
  ]),
  Section: show(STACK, Section, [
    { ...headed('ground'), children: 'Its content.' },
    { ...headed('sunk'), tone: 'sunk' },
    { ...headed('deep'), tone: 'deep' },
    { ...headed('beside'), headingPlace: 'beside', children: 'Its content.' },
    { ...headed('across'), headingPlace: 'across' },
  ]),
  AnnouncementBanner: show(STACK, AnnouncementBanner, [banner('info'), banner('warning'), banner('success')]),
  Notice: show(STACK, Notice, [{ states: [{ value: `These facts were for last year. Call ${phone}.` }], phone }]),
  NextDatesNotice: show(STACK, NextDatesNotice, [
    { states: [{ value: { isYearOver: true, text: 'The school year has ended.' } }], phone },
    { states: [{ value: { isYearOver: false, text: `Call ${phone}.` } }], phone },
  ]),
  Breadcrumbs: show('md:pt-14', Breadcrumbs, [{ trail: [{ href: '/', text: 'Home' }], current: 'This page' }]),
  CallToAction: show(STACK, CallToAction, [
    { id: 'call-deep', heading: 'A deep call', link: { href: '/', text: 'Its button' }, note: 'A note.' },
    { ...headed('call-sunk'), introduction: `Call ${phone}.`, phone, link: { href: '/', text: 'Go' }, tone: 'sunk' },
  ]),
  FactRows: <FactRows facts={AMOUNTS.map(({ amounts, ...line }) => ({ ...line, value: amounts.join(' or ') }))} />,
  TitledList: show(STACK, TitledList, [{ id: 'titled', heading: 'A titled list', items: ['One line', 'Another'] }]),
  HifzTimeRange: show(ROW, HifzTimeRange, [
    { from: '07:00', to: '07:55' },
    { from: '11:30', to: '12:30' },
    { from: '06:55', to: '07:00', hasHalf: false },
  ]),
  PhoneLink: show(ROW, PhoneLink, [{ phone }, { phone, look: 'line' }]),
  PostalAddress: show(ROW, PostalAddress, [{ name: school.name.value, address: school.mailingAddress }]),
  DocumentLink: show(ROW, DocumentLink, [
    { href: '#document', text: 'A document', bytes: 12_345 },
    { href: '#document', text: 'To download', bytes: 12_345, isDownload: true },
    { href: '#document', text: 'In a line', bytes: 12_345, tone: 'text' },
  ]),
  ContactDetails: show(STACK, ContactDetails, [{ school }]),
  OfficeNow: show(STACK, OfficeNow, [{}]),
  StarIcon: show(ROW, StarIcon, [
    { icon: 'book-open', color: 'green' },
    { icon: 'calendar-days', color: 'brass' },
  ]),
  StarOutline: show(ROW, StarOutline, [{}]),
  StarPortrait: show(ROW, StarPortrait, portrait),
  PictureFrame: show(STACK, PictureFrame, photo),
  BandPicture: show('relative bg-deep py-section', BandPicture, photo),
  ContactSheet: show(STACK, ContactSheet, [sheet(2), sheet(3), sheet(4)]),
  EmbeddedFrame: (
    <EmbeddedFrame
      title="A form that waits for its address"
      url="about:blank"
      height="employmentForm"
      waiting={{ text: `Call ${phone}.`, phone, email: school.email.value }}
      link={{ href: OUTSIDE, text: 'The same form as a page' }}
    />
  ),
};

/** A part of the site under its name in the code. */
export function Specimen({ name, specimen, children }: { name: string; specimen?: ReactNode; children?: ReactNode }) {
  const id = name.replaceAll(/[^A-Za-z]+/g, '-').toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-hairline pt-4">
      <h3 id={id} className="mb-4 text-h4">
        {name}
      </h3>
      {specimen}
      {children}
    </section>
  );
}
