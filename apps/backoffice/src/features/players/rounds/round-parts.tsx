import type { Money } from '#money'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeMoney } from '../../../shell/write-money.ts'
import { EntryHead, EntryLine, type Entry } from '../money/entries-tab.tsx'
import styles from './rounds.module.css'

/** Whether the recomputation gives the payout, by shape and text. */
export function RoundVerdict({ isSame, text }: { readonly isSame: boolean; readonly text: string }) {
  const { t } = useTexts()
  const kind = isSame ? 'ok' : 'stop'
  return (
    <Note kind={kind} className={styles.verdict} role={isSame ? undefined : 'alert'}>
      <div>
        <b>{t(isSame ? 'rounds.same' : 'rounds.differs')}</b>
        <div>{text}</div>
      </div>
    </Note>
  )
}

/** A hash or a number, in a monospaced font for comparison. */
export function RoundFact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div style={{ padding: '3px 0' }}>
      <dt className={joinClasses(textStyles.muted, textStyles.tiny)}>{name}</dt>
      <dd className={textStyles.code}>{value}</dd>
    </div>
  )
}

/** The entries of a round in the books. */
export function RoundEntries({ entries, currency }: { readonly entries: readonly Entry[]; readonly currency: string }) {
  const { t } = useTexts()
  return (
    <section aria-label={t('tab.entries')}>
      <h2 className={layout.padded}>{t('rounds.entries')}</h2>
      {entries.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>{t('entries.none')}</p>
      ) : (
        <div style={{ overflowX: 'auto' }}>
          <Table scrolls="around" head={<EntryHead currency={currency} />}>
            {entries.map((entry, index) => (
              <EntryLine key={`${entry.sequence}-${index}`} entry={entry} />
            ))}
          </Table>
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
