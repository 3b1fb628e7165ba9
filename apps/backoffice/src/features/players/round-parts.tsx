import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { EntryHead, EntryLine, type Entry } from './entries-tab.tsx'

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
