import { Button } from '#ui/button/button.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './content.module.css'
import { isShort, isWrongLink, isWrongPicture, type SlideDraft } from './section-forms.ts'

type Props = {
  readonly number: number
  readonly slide: SlideDraft
  readonly onChange: (slide: SlideDraft) => void
  readonly onRemove: (() => void) | undefined
}

/** One banner: its texts in every language of the brand, its link, and its picture. */
export function SlideFields({ number, slide, onChange, onRemove }: Props) {
  const { t, or } = useTexts()
  const { words, link, picture } = slide
  return (
    <fieldset className={styles.slide}>
      <legend>{t('content.slide', { number })}</legend>
      {words.map((said, index) => {
        const write = (part: Partial<typeof said>) =>
          onChange({ ...slide, words: words.with(index, { ...said, ...part }) })
        const inLanguage = or(`language.${said.language}`, said.language)
        return (
          <div key={said.language} className={styles.words}>
            <TextField
              label={`${t('content.title')}: ${inLanguage}`}
              lang={said.language}
              maxLength={26}
              value={said.title}
              problem={isShort(said.title) ? t('content.twoLetters') : undefined}
              onWrite={(title) => write({ title })}
            />
            <TextField
              label={`${t('content.body')}: ${inLanguage}`}
              lang={said.language}
              maxLength={90}
              value={said.body}
              onWrite={(body) => write({ body })}
            />
            <TextField
              label={`${t('content.button')}: ${inLanguage}`}
              lang={said.language}
              maxLength={24}
              value={said.button}
              onWrite={(button) => write({ button })}
            />
          </div>
        )
      })}
      <div className={styles.pair}>
        <TextField
          label={t('content.link')}
          hint={t('content.linkHint')}
          maxLength={300}
          value={link ?? ''}
          problem={isWrongLink(link) ? t('content.wrongLink') : undefined}
          onWrite={(written) => onChange({ ...slide, link: written === '' ? null : written })}
        />
        <TextField
          label={t('content.picture')}
          hint={t('content.pictureHint')}
          maxLength={122}
          value={picture}
          problem={isWrongPicture(picture) ? t('content.wrongPicture') : undefined}
          onWrite={(written) => onChange({ ...slide, picture: written })}
        />
      </div>
      {onRemove ? (
        <Button variant="outlined" onClick={onRemove}>
          {t('content.removeSlide', { number })}
        </Button>
      ) : null}
    </fieldset>
  )
}
