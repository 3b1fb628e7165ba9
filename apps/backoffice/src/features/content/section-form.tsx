import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SectionType, WrittenSection } from '#contract/shapes/sections.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import layout from '../../shell/layout.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, problemOf } from './content.ts'
import styles from './content.module.css'
import { emptySlide, hasGames, hasSlides, sectionToSend, type LanguageCode } from './section-forms.ts'
import { SlideFields } from './slide-fields.tsx'

type Props = {
  readonly languages: readonly LanguageCode[]
  readonly types: readonly SectionType[]
  readonly written: WrittenSection
  readonly onSave: (section: WrittenSection) => Promise<void>
}

/** The form of a section: its type, texts and pictures, and its audience. */
export function SectionForm({ languages, types, written, onSave }: Props) {
  const { t, or } = useTexts()
  const [form, setForm] = useState(written)
  const change = (part: Partial<WrittenSection>) => setForm((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: () => onSave(sectionToSend(form)),
    onSuccess: async () => {
      announce(t('content.done'))
      await queryClient.invalidateQueries({ queryKey: CONTENT })
    },
  })
  const problem = problemOf(save.error)
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <TextField label={t('content.label')} maxLength={80} value={form.label} onWrite={(label) => change({ label })} />
      <div className={layout.row}>
        <Select
          label={t('content.type')}
          value={form.type}
          onChange={({ target }) => change({ type: types.find((one) => one === target.value) ?? form.type })}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {t(`content.type.${type}`)}
            </option>
          ))}
        </Select>
        <NumberField
          label={t('content.order')}
          value={String(form.order)}
          onWrite={(order) => change({ order: Number(order) })}
        />
      </div>
      {hasSlides(form.type) ? null : <TitleFields titles={form.titles} onChange={(titles) => change({ titles })} />}
      {hasGames(form.type) ? (
        <Field label={t('content.games')} hint={t('content.gamesHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              defaultValue={form.gameKeys.join(' ')}
              onChange={({ target }) => change({ gameKeys: target.value.split(/[\s,]+/).filter((key) => key !== '') })}
            />
          )}
        </Field>
      ) : null}
      {hasSlides(form.type) ? (
        <>
          {form.slides.map((slide, index) => (
            <SlideFields
              key={`${index}`}
              number={index + 1}
              slide={slide}
              onChange={(next) => change({ slides: form.slides.with(index, next) })}
              onRemove={form.slides.length > 1 ? () => change({ slides: form.slides.toSpliced(index, 1) }) : undefined}
            />
          ))}
          {form.type === 'BANNER' ? null : (
            <Button
              variant="outlined"
              onClick={() => change({ slides: [...form.slides, emptySlide(languages)] })}
              aria-disabled={form.slides.length >= 100}
            >
              {t('content.addSlide')}
            </Button>
          )}
        </>
      ) : null}
      <TargetFields target={form.target} onChange={(target) => change({ target })} />
      {problem ? (
        <p role="alert" className={textStyles.small}>
          {t('content.line', {
            line: problem.line,
            problem: or(`content.problem.${problem.problem}`, problem.problem).replace('{what}', problem.text),
          })}
        </p>
      ) : null}
      {save.isError && !problem ? <ProblemNote error={save.error} /> : null}
      <div className={layout.row}>
        <Button variant="primary" type="submit" aria-disabled={save.isPending}>
          {t('content.saveVersion')}
        </Button>
      </div>
    </form>
  )
}

type Titles = WrittenSection['titles']

function TitleFields({ titles, onChange }: { titles: Titles; onChange: (titles: Titles) => void }) {
  const { t, or } = useTexts()
  return (
    <div className={layout.row}>
      {titles.map(({ language, title }, index) => (
        <TextField
          key={language}
          label={`${t('content.title')}: ${or(`language.${language}`, language)}`}
          maxLength={60}
          lang={language}
          value={title}
          onWrite={(written) => onChange(titles.with(index, { language, title: written }))}
        />
      ))}
    </div>
  )
}

type Target = WrittenSection['target']

/** The audience. It never depends on stakes or losses. */
function TargetFields({ target, onChange }: { target: Target; onChange: (target: Target) => void }) {
  const { t } = useTexts()
  return (
    <fieldset className={styles.slide}>
      <legend>{t('content.target')}</legend>
      <Select
        label={t('content.signedIn')}
        value={target.signedIn}
        onChange={({ target: { value } }) => onChange({ ...target, signedIn: value as Target['signedIn'] })}
      >
        {(['any', 'yes', 'no'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`content.signedIn.${one}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t('content.device')}
        value={target.device}
        onChange={({ target: { value } }) => onChange({ ...target, device: value as Target['device'] })}
      >
        {(['any', 'phone', 'desk'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`content.device.${one}`)}
          </option>
        ))}
      </Select>
      <NumberField
        label={t('content.fromLevel')}
        value={String(target.fromLevel)}
        onWrite={(level) => onChange({ ...target, fromLevel: Number(level) })}
      />
    </fieldset>
  )
}
