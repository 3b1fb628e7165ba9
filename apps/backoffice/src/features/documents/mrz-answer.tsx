import type { ReplyOf } from '#contract/call.ts'
import type { checkMrz } from '#contract/play-v1/staff-documents.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Note } from '../../shell/note.tsx'
import { Status, type StatusKind } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { TextKey } from '../../texts/text-key.ts'
import styles from './documents.module.css'

type Answer = ReplyOf<typeof checkMrz>
type Compared = Answer['fields'][number]

const NAMES = {
  number: 'documents.number',
  surname: 'person.surname',
  firstName: 'person.firstName',
  birthDate: 'person.born',
  expiresOn: 'documents.expires',
  nationality: 'mrz.nationality',
  sex: 'mrz.sex',
  country: 'documents.country',
} as const satisfies Record<Compared['field'], TextKey>

const KINDS = { equal: 'ok', different: 'hold', 'not-there': 'idle' } as const satisfies Record<
  Compared['result'],
  StatusKind
>

/** The result for an MRZ: its check digits, and field by field whether the player entered the same. */
export function MrzAnswer({ answer: { wrongDigits, fields } }: { readonly answer: Answer }) {
  const { t, language } = useTexts()
  const digits = wrongDigits.map((digit) => t(`mrzDigit.${digit}`)).join(', ')
  const kind = digits === '' ? 'ok' : 'stop'
  const show = ({ field, read }: Compared) => {
    if (read === null) return '–'
    if (field === 'birthDate' || field === 'expiresOn') return writeDay(`${read}T12:00:00Z`, language)
    return read === 'male' || read === 'female' ? t(`mrz.sex.${read}`) : read
  }
  return (
    <div role="status" className={styles.zoneAnswer}>
      <Note kind={kind}>{digits === '' ? t('mrz.digitsRight') : t('mrz.digitsWrong', { digits })}</Note>
      <ul className={styles.entered}>
        {fields.map((one) => (
          <li key={one.field}>
            <span className={joinClasses(textStyles.small, textStyles.muted)}>{t(NAMES[one.field])}</span>
            <span className={textStyles.bold}>{show(one)}</span>
            <span className={textStyles.small}>
              <Status kind={KINDS[one.result]}>{t(`mrzResult.${wordOf(one)}`)}</Status>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** If the MRZ has a value, the player did not enter one. */
function wordOf({ result, read }: Compared): Compared['result'] | 'nothing-entered' {
  return result === 'not-there' && read !== null ? 'nothing-entered' : result
}
