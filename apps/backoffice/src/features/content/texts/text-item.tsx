import { useState } from 'react'
import type { TextFault } from '#contract/shapes/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Status } from '../../../shell/status.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { TextEditor } from './text-editor.tsx'
import type { LanguageCode, TextRow } from './texts.ts'
import styles from './texts.module.css'

type Props = {
  readonly row: TextRow
  readonly language: LanguageCode
  /** The language of the source text. */
  readonly sourceLanguage: LanguageCode
  /** The text on the site with the current edit; null: none. */
  readonly text: string | null
  readonly isChanged: boolean
  readonly isBehind: boolean
  /** It addresses the player in a form that the brand does not use. */
  readonly isInOtherForm: boolean
  readonly faults: readonly TextFault[]
  readonly isReadOnly: boolean
  readonly onChange: (text: string) => void
}

/** One text: its places, its state, and both languages. It is edited in place. */
export function TextItem({
  row,
  language,
  sourceLanguage,
  text,
  isChanged,
  isBehind,
  isInOtherForm,
  faults,
  isReadOnly,
  onChange,
}: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { key, source, isOfLaw, words } = row
  const places = usePlaces(row.places)
  const name = key.slice(key.indexOf('.') + 1)
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <b className={styles.key}>{name}</b>
        {text === null ? <Status kind="stop">{t('texts.isMissing')}</Status> : null}
        {isChanged ? <Status kind="info">{t('texts.isChanged')}</Status> : null}
        {isInOtherForm ? <Status kind="wait">{t('texts.isInOtherForm')}</Status> : null}
        {isBehind ? <Status kind="wait">{t('texts.isBehind')}</Status> : null}
        {isOfLaw ? <Status kind="hold">{t('texts.isOfLaw')}</Status> : null}
      </div>
      <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('texts.places', { places })}</span>
      {source !== null && source !== text ? (
        <p className={styles.source} lang={sourceLanguage}>
          {source}
        </p>
      ) : null}
      {isOpen ? (
        <TextEditor row={row} language={language} text={text ?? ''} faults={faults} onChange={onChange} />
      ) : (
        <p className={styles.text} lang={language}>
          {text ?? '–'}
        </p>
      )}
      {isReadOnly || (isOfLaw && words !== null) ? null : (
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('texts.close') : t('texts.change')}
          <span className={textStyles.aloud}> {name}</span>
        </Button>
      )}
    </li>
  )
}

/** URLs of pages as they are, other places by their names. */
function usePlaces(places: readonly string[]): string {
  const { or } = useTexts()
  return places
    .map((place) => (place === '/' ? or('texts.place.lobby', place) : or(`texts.place.${place}`, place)))
    .join(', ')
}
