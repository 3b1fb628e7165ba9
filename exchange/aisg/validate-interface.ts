import { AISG_FORMAT, fileFormat, WRITTEN_FILES, type CellKind, type ColumnFormat, type FileFormat } from './format.ts'
import { keyOf, readCells, type AisgFiles } from './records.ts'

/** A fault of the interface layer: it names a line (mfcr.cz 49298). Line 1 is that of the headings; 0 is the whole file. */
export type InterfaceFault = {
  readonly file: string
  readonly line: number
  readonly column: string
  readonly code: InterfaceCode
}

/** Codes of faults. The ministry's own were not found. */
export type InterfaceCode =
  | 'FILE_MISSING'
  | 'FILE_UNKNOWN'
  | 'FILE_UNREADABLE'
  | 'HEADINGS'
  | 'CELLS'
  | 'CELL_MISSING'
  | 'CELL_FORM'
  | 'ID_TOO_LONG'
  | 'ID_OPERATOR'
  | 'KEY_TWICE'

/** A package cannot be read with more: the rest is left out. */
const FAULTS_MAX = 1_000

const FORMS: Readonly<Record<CellKind, RegExp>> = {
  id: /^[A-Za-z0-9._-]+$/,
  text: /^\P{Cc}*$/u,
  moment: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
  amount: /^-?\d+\.\d{2}$/,
  count: /^\d+$/,
}

/** The first layer: the set of files, their headings, and each cell by itself. @param operator number of who sends it */
export function validateInterface(files: AisgFiles, operator: string): InterfaceFault[] {
  const faults: InterfaceFault[] = []
  const tell = (file: string, line: number, column: string, code: InterfaceCode) => {
    if (faults.length < FAULTS_MAX) faults.push({ file, line, column, code })
  }
  for (const { name } of WRITTEN_FILES) if (!files.has(name)) tell(name, 0, '', 'FILE_MISSING')
  for (const [name, text] of files) {
    const format = fileFormat(name)
    const lines = readCells(text)
    if (!format?.isWritten) tell(name, 0, '', 'FILE_UNKNOWN')
    else if (!lines) tell(name, 0, '', 'FILE_UNREADABLE')
    else checkLines(format, lines, operator, (line, column, code) => tell(name, line, column, code))
  }
  return faults
}

type Tell = (line: number, column: string, code: InterfaceCode) => void

function checkLines(format: FileFormat, [head, ...lines]: readonly string[][], operator: string, tell: Tell): void {
  const names = format.columns.map(({ name }) => name)
  if (head?.join() !== names.join()) return tell(1, '', 'HEADINGS')
  const keys = new Set<string>()
  lines.forEach((cells, at) => {
    const line = at + 2
    if (cells.length !== names.length) return tell(line, '', 'CELLS')
    format.columns.forEach((column, place) => {
      const code = faultOfCell(column, cells[place] ?? '', operator)
      if (code) tell(line, column.name, code)
    })
    const key = keyOf(format, Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])))
    if (keys.has(key)) tell(line, format.key.join(), 'KEY_TWICE')
    keys.add(key)
  })
}

function faultOfCell({ kind, isRequired }: ColumnFormat, cell: string, operator: string): InterfaceCode | undefined {
  if (cell === '') return isRequired ? 'CELL_MISSING' : undefined
  if (!FORMS[kind].test(cell)) return 'CELL_FORM'
  if (kind !== 'id') return undefined
  if (cell.length > AISG_FORMAT.id.lengthMax) return 'ID_TOO_LONG'
  return cell.startsWith(`${operator}${AISG_FORMAT.id.separator}`) ? undefined : 'ID_OPERATOR'
}
