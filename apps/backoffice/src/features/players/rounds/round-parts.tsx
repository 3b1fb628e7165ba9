import type { Money } from '#money'
import { StatusShape } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { EntryHead, EntryLine, type Entry } from '../money/entries-tab.tsx'

/** Whether what was paid is what comes out again, told by shape and words. */
export function RoundVerdict({ isSame, text }: { readonly isSame: boolean; readonly text: string }) {
  const { t } = useTexts()
  const kind = isSame ? 'ok' : 'stop'
  return (
    <div className={`note ${kind}`} style={{ marginTop: 10 }} role={isSame ? undefined : 'alert'}>
      <StatusShape kind={kind} />
      <div>
        <b>{t(isSame ? 'rounds.same' : 'rounds.differs')}</b>
        <div>{text}</div>
      </div>
    </div>
  )
}

/** A hash or a number that is compared letter by letter. */
export function RoundFact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div style={{ padding: '3px 0' }}>
      <dt className="mut xs">{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  )
}

/** The entries of a round in the books. */
export function RoundEntries({ entries, currency }: { readonly entries: readonly Entry[]; readonly currency: string }) {
  const { t } = useTexts()
  return (
    <section aria-label={t('tab.entries')}>
      <h2 className="box-pad">{t('rounds.entries')}</h2>
      {entries.length === 0 ? (
        <p className="box-pad sec">{t('entries.none')}</p>
      ) : (
        <div style={{ overflowX: 'auto' }}>
          <table>
            <thead>
              <EntryHead currency={currency} />
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                <EntryLine key={`${entry.sequence}-${index}`} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

type Part = { readonly stake: Money; readonly win: Money | null }

/** Bonus money in a round: what it lent to the stake, and its share of the win once the round is over. */
export function BonusPart({ bonus }: { readonly bonus: Part | undefined }) {
  const { t } = useTexts()
  return bonus ? (
    <>
      <dt>{t('rounds.bonusStake')}</dt>
      <dd>{writeMoney(bonus.stake)}</dd>
      <dt>{t('rounds.bonusWin')}</dt>
      <dd>{bonus.win ? writeMoney(bonus.win) : t('rounds.bonusWaits')}</dd>
    </>
  ) : null
}
