import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { Item } from './item-view.tsx'
import styles from './documents.module.css'

/** The player's input, for comparison with the picture field by field; differing fields can be marked. */
export function EnteredData({
  item: { person, document },
  differing,
  onDiffer,
}: {
  readonly item: Item
  readonly differing: ReadonlySet<string>
  readonly onDiffer: (field: string, differs: boolean) => void
}) {
  const { t, language } = useTexts()
  const day = (date: string) => writeDay(`${date.slice(0, 10)}T12:00:00Z`, language)
  const fields: [string, string, string][] = [
    ['name', t('players.name'), `${person.firstName} ${person.surname}`],
    ['born', t('person.born'), t('documents.bornWithAge', { day: day(person.birthDate), age: person.ageYears })],
    ...(document
      ? ([
          ['number', t('documents.number'), document.number],
          ['country', t('documents.country'), document.country],
          ['expires', t('documents.expires'), document.expiresOn ? day(document.expiresOn) : t('documents.noEnd')],
        ] satisfies [string, string, string][])
      : []),
  ]
  return (
    <section className={layout.section} aria-labelledby="entered-title">
      <h2 id="entered-title">{t('documents.entered')}</h2>
      <ul className={styles.entered}>
        {fields.map(([field, name, value]) => {
          const differs = differing.has(field)
          return (
            <li key={field}>
              <span className={joinClasses(textStyles.small, textStyles.muted)}>{name}</span>
              <span className={textStyles.bold}>{value}</span>
              <label className={joinClasses(textStyles.small, layout.row)}>
                <input
                  type="checkbox"
                  className={controls.checkbox}
                  checked={differs}
                  onChange={(event) => onDiffer(field, event.target.checked)}
                />
                {differs ? <Status kind="hold">{t('documents.differs')}</Status> : t('documents.differs')}
              </label>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
