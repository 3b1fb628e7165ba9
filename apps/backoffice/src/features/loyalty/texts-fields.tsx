import controls from '../../shell/controls.module.css'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  readonly label: string
  readonly languages: readonly string[]
  readonly texts: Readonly<Record<string, string>>
  readonly maxLength: number
  readonly onWrite: (texts: Readonly<Record<string, string>>) => void
}

/** One text in every language of the brand, one field for each. */
export function TextsFields({ label, languages, texts, maxLength, onWrite }: Props) {
  const { t, or } = useTexts()
  return (
    <fieldset className={controls.set}>
      <legend>{label}</legend>
      {languages.map((language) => (
        <TextField
          key={language}
          label={or(`language.${language}`, language)}
          value={texts[language] ?? ''}
          maxLength={maxLength}
          lang={language}
          problem={texts[language]?.trim() ? undefined : t('loyalty.textNeeded')}
          onWrite={(text) => onWrite({ ...texts, [language]: text })}
        />
      ))}
    </fieldset>
  )
}
