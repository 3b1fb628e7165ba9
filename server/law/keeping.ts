import type { KeptRecords, LawPack, Rule } from './rule.ts'

/** For how long records are kept in a market, and by which rule. */
export type Keeping = { readonly ruleId: string; readonly years: number; readonly source: string }

/** The longest retention of some records that a pack requires; undefined where it requires none. */
export function keepingOf(pack: LawPack, records: KeptRecords): Keeping | undefined {
  const duties = pack.rules.filter((rule): rule is Rule<'duty'> => rule.kind === 'duty' && rule.isOn)
  return duties
    .flatMap(({ id, source, figures: { years, keeps } }) =>
      years !== undefined && keeps?.includes(records) ? [{ ruleId: id, years, source }] : [],
    )
    .toSorted((one, other) => other.years - one.years)[0]
}
