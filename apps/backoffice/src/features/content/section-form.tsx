import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPlaces } from '#contract/play-v1/staff-content.ts'
import { SLIDES_MAX, type SectionType, type WrittenSection } from '#contract/shapes/sections.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { WasTried } from '../../shell/was-tried.ts'
import { CONTENT, problemOf } from './content.ts'
import styles from './content.module.css'
import { keepAfterSave, sectionEdits, useItemEdit } from './item-edits.ts'
import {
  emptySlide,
  hasGames,
  hasSlides,
  isShort,
  isTitleMissing,
  sectionToSend,
  type LanguageCode,
  type SectionDraft,
} from './section-forms.ts'
import { SlideFields } from './slide-fields.tsx'
import { TargetFields } from './target-fields.tsx'
import { UnsavedItem } from './unsaved-item.tsx'
import { useProblemWords } from './use-problem-words.ts'

type Props = {
  readonly languages: readonly LanguageCode[]
  readonly types: readonly SectionType[]
  readonly jackpots: ReplyOf<typeof getPlaces>['jackpots']
  /** Key of the unsaved edit. */
  readonly editOf: string
  readonly written: SectionDraft
  /** Null for a new section. */
  readonly latestVersion: number | null
  /** Returns the number of the version. */
  readonly onSave: (section: WrittenSection) => Promise<number>
}

/** The form of a section: its type, texts and pictures, and its audience. What is not saved stays when it is left. */
export function SectionForm({ languages, types, jackpots, editOf, written, latestVersion, onSave }: Props) {
  const { t } = useTexts()
  const write = useProblemWords('slide')
  const body = useRef<HTMLFormElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const mayWrite = useMay('content.manage')
  const edit = useItemEdit(sectionEdits, editOf, { value: written, latestVersion })
  const form = edit.value
  const change = (part: Partial<SectionDraft>) => edit.change((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: (sent: SectionDraft) => onSave(sectionToSend(sent)),
    onSuccess: async (version, sent) => {
      announce(t('content.saved', { version }))
      setWasTried(false)
      await queryClient.invalidateQueries({ queryKey: CONTENT })
      if (latestVersion === null) edit.drop()
      else keepAfterSave(sectionEdits, editOf, { value: sent, latestVersion: version })
    },
    onError: (error) =>
      codeOf(error) === 'ERR_STATE_CHANGED' ? queryClient.invalidateQueries({ queryKey: CONTENT }) : undefined,
  })
  const problem = problemOf(save.error)
  return (
    <form
      ref={body}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        setWasTried(true)
        const wrong = body.current?.querySelector<HTMLElement>('[data-wrong]')
        if (wrong) wrong.focus()
        else if (mayWrite && !save.isPending) save.mutate(form)
      }}
    >
      <WasTried value={wasTried}>
        <fieldset className={styles.whole} disabled={!mayWrite}>
          <TextField
            label={t('content.label')}
            maxLength={80}
            value={form.label}
            problem={isShort(form.label) ? t('content.twoLetters') : undefined}
            onWrite={(label) => change({ label })}
          />
          <div className={styles.pair}>
            <Select
              label={t('content.type')}
              value={form.type}
              options={types.map((type) => ({ value: type, label: t(`content.type.${type}`) }))}
              onChange={({ target }) => change({ type: types.find((one) => one === target.value) ?? form.type })}
            />
            <NumberField label={t('content.order')} value={form.order} onWrite={(order) => change({ order })} />
          </div>
          {hasSlides(form.type) ? null : <TitleFields form={form} onChange={(titles) => change({ titles })} />}
          {hasGames(form.type) ? <GamesField games={form.games} onWrite={(games) => change({ games })} /> : null}
          {form.type === 'JACKPOT_SINGlE' ? (
            <Select
              label={t('content.whichJackpot')}
              value={form.poolId ?? ''}
              onChange={({ target }) => change({ poolId: target.value === '' ? null : target.value })}
            >
              <option value="">{t('content.largestJackpot')}</option>
              {jackpots.map(({ poolId, name }) => (
                <option key={poolId} value={poolId}>
                  {name}
                </option>
              ))}
            </Select>
          ) : null}
          {hasSlides(form.type) ? (
            <Slides form={form} languages={languages} onChange={(slides) => change({ slides })} />
          ) : null}
          <TargetFields target={form.target} onChange={(target) => change({ target })} />
        </fieldset>
      </WasTried>
      {problem ? (
        <p role="alert" className={textStyles.small}>
          {write(problem)}
        </p>
      ) : null}
      <UnsavedItem edit={edit} latestVersion={latestVersion ?? 0} />
      {save.isError && !problem && !edit.isLate ? <ProblemNote error={save.error} /> : null}
      {mayWrite ? (
        <div className={layout.row}>
          <Button variant="primary" type="submit" aria-disabled={save.isPending}>
            {t('content.saveVersion')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function GamesField({ games, onWrite }: { readonly games: string; readonly onWrite: (games: string) => void }) {
  const { t } = useTexts()
  return (
    <Field label={t('content.games')} hint={t('content.gamesHint')}>
      {(control) => <textarea {...control} rows={3} value={games} onChange={({ target }) => onWrite(target.value)} />}
    </Field>
  )
}

type SlidesProps = {
  readonly form: SectionDraft
  readonly languages: readonly LanguageCode[]
  readonly onChange: (slides: SectionDraft['slides']) => void
}

function Slides({ form: { type, slides }, languages, onChange }: SlidesProps) {
  const { t } = useTexts()
  // The others of a slider stay in the form while its type is a banner.
  const shown = type === 'BANNER' ? slides.slice(0, 1) : slides
  return (
    <>
      {shown.map((slide, index) => (
        <SlideFields
          key={`${index}`}
          number={index + 1}
          slide={slide}
          onChange={(next) => onChange(slides.with(index, next))}
          onRemove={shown.length > 1 ? () => onChange(slides.toSpliced(index, 1)) : undefined}
        />
      ))}
      {type === 'BANNER' ? null : (
        <Button
          variant="outlined"
          onClick={() => (slides.length < SLIDES_MAX ? onChange([...slides, emptySlide(languages)]) : undefined)}
          aria-disabled={slides.length >= SLIDES_MAX}
        >
          {t('content.addSlide')}
        </Button>
      )}
    </>
  )
}

type Titles = SectionDraft['titles']

function TitleFields({ form, onChange }: { form: SectionDraft; onChange: (titles: Titles) => void }) {
  const { t, or } = useTexts()
  return (
    <div className={styles.pair}>
      {form.titles.map(({ language, title }, index) => (
        <TextField
          key={language}
          label={`${t('content.title')}: ${or(`language.${language}`, language)}`}
          maxLength={60}
          lang={language}
          value={title}
          problem={isTitleMissing(form, title) ? t('content.twoLetters') : undefined}
          onWrite={(written) => onChange(form.titles.with(index, { language, title: written }))}
        />
      ))}
    </div>
  )
}
