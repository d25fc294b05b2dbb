import type { z } from 'zod';
import { aboutUs, accreditation, headOfSchool, missionStatement } from './about.ts';
import { admissions, generalInfo, grades } from './admissions.ts';
import { calendar, feeds, schoolYear } from './calendar.ts';
import { careers } from './careers.ts';
import { closings } from './closings.ts';
import { find, questions } from './find.ts';
import { announcement, navigation } from './frame.ts';
import { founders, history } from './history.ts';
import { home } from './home.ts';
import { notFound, notices, offline, placeholder } from './instead.ts';
import { photos } from './photos.ts';
import { privacy } from './privacy.ts';
import { earlyChildhood, elementary, hifz, middle } from './programs.ts';
import { pto } from './pto.ts';
import { handbook, scienceFair } from './resources.ts';
import { school } from './school.ts';
import { staff, staffMembers } from './staff.ts';
import { support } from './support.ts';
import { tuition } from './tuition.ts';

/** One content file: its path in `content/`, its schema, and whether it may be missing or empty. */
export type ContentFile = { path: string; schema: z.ZodType; isOptional?: true };

/** The folder of the school years: one file each, with any name. */
export const YEARS_FOLDER = 'calendar';

const YEAR_FILE = new RegExp(`^${YEARS_FOLDER}/[^./\\\\\\p{C}][^/\\\\\\p{C}]{0,99}\\.yaml$`, 'u');

/** A file of a school year. Its path is that of its folder, because its name is free. */
export const yearFile = { path: `${YEARS_FOLDER}/`, schema: schoolYear } as const satisfies ContentFile;

/** Every other content file, by the name that pages use. The build stops if it finds a file that isn't listed here. */
export const contentFiles = {
  school: { path: 'school.yaml', schema: school },
  announcement: { path: 'announcement.yaml', schema: announcement, isOptional: true },
  closings: { path: 'closings.yaml', schema: closings, isOptional: true },
  notices: { path: 'notices.yaml', schema: notices },
  navigation: { path: 'navigation.yaml', schema: navigation },
  home: { path: 'pages/home.yaml', schema: home },
  aboutUs: { path: 'pages/about-us.yaml', schema: aboutUs },
  headOfSchool: { path: 'pages/about-us/head-of-school.yaml', schema: headOfSchool },
  accreditation: { path: 'pages/about-us/accreditation.yaml', schema: accreditation },
  missionStatement: { path: 'pages/about-us/mission-statement.yaml', schema: missionStatement },
  admissions: { path: 'pages/admissions.yaml', schema: admissions },
  generalInfo: { path: 'pages/admissions/general-info.yaml', schema: generalInfo },
  grades: { path: 'pages/admissions/grades.yaml', schema: grades },
  tuition: { path: 'pages/tuition.yaml', schema: tuition },
  programs: { path: 'pages/programs.yaml', schema: placeholder },
  highSchool: { path: 'pages/programs/high-school.yaml', schema: placeholder },
  resources: { path: 'pages/resources.yaml', schema: placeholder },
  earlyChildhood: { path: 'pages/programs/early-childhood.yaml', schema: earlyChildhood },
  elementary: { path: 'pages/programs/elementary.yaml', schema: elementary },
  middle: { path: 'pages/programs/middle.yaml', schema: middle },
  hifz: { path: 'pages/programs/hifz.yaml', schema: hifz },
  feeds: { path: 'feeds.yaml', schema: feeds },
  calendar: { path: 'pages/resources/calendar.yaml', schema: calendar },
  handbook: { path: 'pages/resources/handbook.yaml', schema: handbook },
  scienceFair: { path: 'pages/resources/science-fair-gallery.yaml', schema: scienceFair },
  pto: { path: 'pages/pto.yaml', schema: pto },
  history: { path: 'pages/history.yaml', schema: history },
  founders: { path: 'people/founders.yaml', schema: founders },
  staff: { path: 'pages/staff.yaml', schema: staff },
  staffMembers: { path: 'people/staff.yaml', schema: staffMembers },
  support: { path: 'pages/support.yaml', schema: support },
  careers: { path: 'pages/careers.yaml', schema: careers },
  privacy: { path: 'pages/privacy.yaml', schema: privacy },
  notFound: { path: 'pages/not-found.yaml', schema: notFound },
  questions: { path: 'questions.yaml', schema: questions },
  find: { path: 'pages/find.yaml', schema: find },
  offline: { path: 'offline.yaml', schema: offline },
  photos: { path: 'photos/photos.yaml', schema: photos },
} as const satisfies Record<string, ContentFile>;

/** The content file at a path relative to `content/`. Undefined if no page reads it. */
export function contentFileAt(path: string): ContentFile | undefined {
  if (YEAR_FILE.test(path)) return { ...yearFile, path };
  return Object.values(contentFiles).find((file) => file.path === path);
}

export type ContentName = keyof typeof contentFiles;

/** The type of a content file after validation. */
export type Content<Name extends ContentName> = z.output<(typeof contentFiles)[Name]['schema']>;
