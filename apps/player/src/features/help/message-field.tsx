import { useTranslations } from 'use-intl/react'
import { Field } from '#ui/field/field.tsx'

const TEXT_MIN = 2
const TEXT_MAX = 4000

/** Whether the text is too short to be a message. */
export const isTooShort = (text: string): boolean => text.length < TEXT_MIN

/** What a player writes. */
export function MessageField({ label, isShort }: { readonly label: string; readonly isShort: boolean }) {
  const t = useTranslations('help')
  return (
    <Field label={label} hint={t('textHint')} problem={isShort ? t('tooShort') : undefined}>
      {(control) => <textarea {...control} name="text" rows={5} maxLength={TEXT_MAX} />}
    </Field>
  )
}
