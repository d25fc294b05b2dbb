/** The grades that the fee schedule knows, in order, and the programs that its tuition rows are about. */
const GRADES = ['PreK', 'K', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

type Grade = (typeof GRADES)[number];

/** One answer to “which grade?”: a grade, or one of several programs of a grade, such as PreK part-time. */
export type Program = {
  id: string;
  /** `PreK`, `Kindergarten` or `Grade 3`. */
  grade: string;
  label: string;
  /** Undefined where the schedule says to ask the office. */
  perYear?: number;
  perMonth?: number;
};

type TuitionRow = { id: string; label: string; grades?: string | undefined; perYear?: number; perMonth?: number };

/** The grades of a range: `K-8`, or `PreK` alone. Empty if it isn't a range. */
function gradesIn(range: string): Grade[] {
  const [first = -1, last = first, ...more] = range.split('-').map((grade) => GRADES.indexOf(grade as Grade));
  return first < 0 || more.length > 0 ? [] : GRADES.slice(first, last + 1);
}

function gradeName(grade: Grade): string {
  if (grade === 'K') return 'Kindergarten';
  return grade === 'PreK' ? grade : `Grade ${grade}`;
}

/** Whether the text is a range of grades, such as `K-8`. */
export const isGradeRange = (range: string): boolean => gradesIn(range).length > 0;

/** The names of the grades of a range: `K-8` is Kindergarten, Grade 1 and so on. */
export const gradeNames = (range: string): string[] => gradesIn(range).map(gradeName);

/** The programs of the tuition rows, in order. A row for several grades is one program for each of them. */
export function programsOf(rows: readonly TuitionRow[]): Program[] {
  return rows.flatMap(({ id, label, grades = '', perYear, perMonth }) => {
    const names = gradeNames(grades);
    return names.map((grade) => ({
      ...(names.length === 1 ? { id, label } : { id: grade.toLowerCase().replace(' ', '-'), label: grade }),
      grade,
      ...(perYear !== undefined && { perYear }),
      ...(perMonth !== undefined && { perMonth }),
    }));
  });
}
