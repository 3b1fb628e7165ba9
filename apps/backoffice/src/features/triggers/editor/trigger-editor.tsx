import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { judgementOf, type Definition } from '../triggers.ts'
import { PreviewView } from './preview-view.tsx'
import { readTriggerForm } from './read-trigger-form.ts'
import { TriggerFields } from './trigger-fields.tsx'
import type { TriggerForm } from './trigger-form.ts'
import { JudgementList, useVerdict, Verdict } from './verdict.tsx'

type Props = {
  readonly title: string
  readonly start: TriggerForm
  readonly triggerId?: string
  readonly definitions: readonly Definition[]
  readonly languages: readonly string[]
  readonly onSave: (terms: TriggerTerms) => Promise<unknown>
  readonly onLeave: () => void
}

/** Edits a trigger, with objections and the players whom it would have reached. An invalid one is not saved. */
export function TriggerEditor({ title, start, triggerId, definitions, languages, onSave, onLeave }: Props) {
  const { t } = useTexts()
  const [form, setForm] = useState(start)
  const fields = definitions.find(({ definitionId }) => definitionId === form.definitionId)?.fields ?? []
  const { terms, problems } = readTriggerForm(form, { fields, languages })
  const verdict = useVerdict(terms, triggerId)
  const saving = useMutation({ mutationFn: onSave })
  const refused = judgementOf(saving.error)
  const write = (some: Partial<TriggerForm>) => {
    setForm((before) => ({ ...before, ...some }))
    // The refusal belongs to earlier terms.
    if (!saving.isPending) saving.reset()
  }
  const maySave = verdict.state === 'sound' && terms !== undefined && !saving.isPending
  return (
    <>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <h1 className={layout.grow}>{title}</h1>
        <span className={textStyles.small} id="save-why">
          {maySave ? t('triggers.saveNow') : t(`triggers.verdict.${verdict.state}`)}
        </span>
        <Button variant="outlined" onClick={onLeave}>
          {t('confirm.back')}
        </Button>
        <Button
          aria-disabled={!maySave}
          aria-describedby="save-why"
          isLoading={saving.isPending}
          onClick={() => {
            if (maySave) saving.mutate(terms)
          }}
        >
          {t('triggers.save')}
        </Button>
      </div>
      <div className={layout.split}>
        <div className={layout.scroll}>
          <TriggerFields
            form={form}
            definitions={definitions}
            languages={languages}
            problems={problems}
            onWrite={write}
          />
        </div>
        <aside className={joinClasses(layout.pane, layout.padded, layout.airy)}>
          {saving.isError ? <ProblemNote error={saving.error} /> : null}
          {refused ? <JudgementList judgement={refused} /> : null}
          <Verdict verdict={verdict} />
          <PreviewView terms={terms} />
        </aside>
      </div>
    </>
  )
}
