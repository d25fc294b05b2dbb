/** The grades that the fee schedule knows, in order, and the programs that its tuition rows are about. */
const GRADES = ['PreK', 'K', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

type Grade = (typeof GRADES)[number];

/** One answer to “which grade?”: a row of the fee schedule, or one grade of a row that is for several. */
export type Program = {
  id: string;
  /** The id of the row. */
  row: string;
  /** `PreK`, `Kindergarten` or `Grade 3`. */
  grade: string;
  label: string;
  /** Undefined where the schedule says to ask the office. */
  perYear?: number;
  perMonth?: number;
  /** What the schedule says instead of an amount. */
  instead?: string;
};

type TuitionRow = Omit<Program, 'row' | 'grade'> & { grades?: string | undefined };

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

/** The programs of the tuition rows, in order. A row for several grades is also one program for each of them. */
export function programsOf(rows: readonly TuitionRow[]): Program[] {
  return rows.flatMap(({ grades = '', ...row }) => {
    const [first, ...others] = gradeNames(grades);
    if (!first) return [];
    const single = [first, ...others].map((grade) => ({
      id: grade.toLowerCase().replace(' ', '-'),
      label: grade,
      grade,
    }));
    return [{ grade: first }, ...(others.length > 0 ? single : [])].map((program) => ({
      ...row,
      row: row.id,
      ...program,
    }));
  });
}
