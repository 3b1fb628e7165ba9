import type { Static } from 'typebox'
import type { CashIdentification } from '#contract/shapes/cash.ts'
import { DOCUMENT_KINDS, type DocumentKind } from '#contract/states/document-states.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from './layout.module.css'
import { TextField } from './text-field.tsx'
import { useTexts } from './use-texts.ts'

export type Seen = { readonly kind: DocumentKind; readonly number: string; readonly origin: string }
export const NOTHING_SEEN: Seen = { kind: 'IdentityCard', number: '', origin: '' }

/** Names of the fields of the number and of the origin, for setting the focus. */
export const DOCUMENT_NUMBER = 'document-number'
export const ORIGIN = 'origin'
const NUMBER_MIN = 5
const ORIGIN_MIN = 3

/** The complete part that can be sent. */
export function identificationOf({ kind, number, origin }: Seen): Static<typeof CashIdentification> {
  return {
    ...(number.trim().length < NUMBER_MIN ? {} : { document: { kind, number: number.trim() } }),
    ...(origin.trim().length < ORIGIN_MIN ? {} : { origin: origin.trim() }),
  }
}

type Props = {
  readonly seen: Seen
  readonly onSee: (seen: Seen) => void
  /** Only of money that comes in, from a larger sum on. */
  readonly isOriginRequired?: boolean
}

/** The document shown to the cashier, and the origin of the money: required where the law does. */
export function IdentificationFields({ seen, onSee, isOriginRequired = false }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={layout.group}>
      <legend>{t('cash.identification')}</legend>
      <div className={joinClasses(layout.row, layout.wrap, layout.toBottom)}>
        <Select
          label={t('cash.documentKind')}
          value={seen.kind}
          onChange={({ target }) =>
            onSee({ ...seen, kind: DOCUMENT_KINDS.find((one) => one === target.value) ?? seen.kind })
          }
        >
          {DOCUMENT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`document.${kind}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('cash.document')}
          name={DOCUMENT_NUMBER}
          maxLength={30}
          value={seen.number}
          onWrite={(number) => onSee({ ...seen, number })}
        />
      </div>
      {isOriginRequired ? (
        <TextField
          label={t('cash.origin')}
          name={ORIGIN}
          hint={t('cash.originHint')}
          maxLength={500}
          value={seen.origin}
          onWrite={(origin) => onSee({ ...seen, origin })}
        />
      ) : null}
    </fieldset>
  )
}
