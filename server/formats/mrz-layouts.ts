export type Field = { readonly row: number; readonly from: number; readonly to: number }
export type Layout = {
  readonly format: 'TD1' | 'TD2' | 'TD3'
  readonly rows: number
  readonly width: number
  readonly number: Field
  readonly birth: Field
  readonly sex: Field
  readonly expiry: Field
  readonly nationality: Field
  readonly optional: readonly Field[]
  readonly names: Field
  /** What the last check digit covers, in order. */
  readonly composite: readonly Field[]
  readonly compositeDigit: Field
}

const at = (row: number, from: number, to: number): Field => ({ row, from, to })

/** The check digit of a field stands behind it. */
export function digitAfter({ row, to }: Field): Field {
  return at(row, to, to + 1)
}

/** ICAO 9303 parts 4, 5 and 6. Columns from 0, the end not included; each checked field is followed by its digit. */
export const LAYOUTS: readonly Layout[] = [
  {
    format: 'TD3',
    rows: 2,
    width: 44,
    number: at(1, 0, 9),
    nationality: at(1, 10, 13),
    birth: at(1, 13, 19),
    sex: at(1, 20, 21),
    expiry: at(1, 21, 27),
    optional: [at(1, 28, 42)],
    names: at(0, 5, 44),
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 43)],
    compositeDigit: at(1, 43, 44),
  },
  {
    format: 'TD2',
    rows: 2,
    width: 36,
    number: at(1, 0, 9),
    nationality: at(1, 10, 13),
    birth: at(1, 13, 19),
    sex: at(1, 20, 21),
    expiry: at(1, 21, 27),
    optional: [at(1, 28, 35)],
    names: at(0, 5, 36),
    composite: [at(1, 0, 10), at(1, 13, 20), at(1, 21, 35)],
    compositeDigit: at(1, 35, 36),
  },
  {
    format: 'TD1',
    rows: 3,
    width: 30,
    number: at(0, 5, 14),
    nationality: at(1, 15, 18),
    birth: at(1, 0, 6),
    sex: at(1, 7, 8),
    expiry: at(1, 8, 14),
    optional: [at(0, 15, 30), at(1, 18, 29)],
    names: at(2, 0, 30),
    composite: [at(0, 5, 30), at(1, 0, 7), at(1, 8, 15), at(1, 18, 29)],
    compositeDigit: at(1, 29, 30),
  },
]
