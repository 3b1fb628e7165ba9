import type { ReplyOf } from '#contract/call.ts'
import type { checkMrz } from '#contract/play-v1/staff-documents.ts'
import { Status, StatusShape, type StatusKind } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import type { TextKey } from '../../texts/text-key.ts'

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

/** What an MRZ says: whether its check digits are right, and field by field whether the player entered the same. */
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
    <div role="status" className="mrz-answer">
      <p className={`note ${kind}`}>
        <StatusShape kind={kind} />
        {digits === '' ? t('mrz.digitsRight') : t('mrz.digitsWrong', { digits })}
      </p>
      <ul className="doc-fields">
        {fields.map((one) => (
          <li key={one.field}>
            <span className="s mut">{t(NAMES[one.field])}</span>
            <span className="b">{show(one)}</span>
            <span className="s">
              <Status kind={KINDS[one.result]}>{t(`mrzResult.${wordOf(one)}`)}</Status>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the MRZ has something, it is the player who never said it. */
function wordOf({ result, read }: Compared): Compared['result'] | 'nothing-entered' {
  return result === 'not-there' && read !== null ? 'nothing-entered' : result
}
