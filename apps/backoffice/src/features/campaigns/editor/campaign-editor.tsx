import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import type { CurrencyCode } from '#money'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { EstimatePanel } from '../estimate-panel.tsx'
import { FindingList } from '../finding-list.tsx'
import { findingsOf, termsProblemOf } from '../read-refusal.ts'
import { CampaignFields } from './campaign-fields.tsx'
import type { CampaignForm } from './campaign-form.ts'
import { fieldOf } from './field-of.ts'
import { WritingForm } from './form-fields.tsx'
import { readCampaignForm, type FormField } from './read-campaign-form.ts'
import { ShortTerms } from './short-terms.tsx'
import { useVerdict, Verdict } from './verdict.tsx'

type Props = {
  readonly title: string
  readonly start: CampaignForm
  readonly currency: CurrencyCode
  /** A new version has the kind of its campaign. */
  readonly isKindFixed: boolean
  readonly onSave: (terms: CampaignTerms) => Promise<unknown>
  readonly onLeave: () => void
}

/** Editor of terms, with the verdict of the law and the summary in four lines. Unlawful terms cannot be saved. */
export function CampaignEditor({ title, start, currency, isKindFixed, onSave, onLeave }: Props) {
  const { t, or } = useTexts()
  const [form, setForm] = useState(start)
  const { terms, problems } = readCampaignForm(form)
  const verdict = useVerdict(terms)
  const saving = useMutation({ mutationFn: onSave })
  const refused = termsProblemOf(saving.error)
  const refusedField = refused && fieldOf(refused.field, form)
  const write = (some: Partial<CampaignForm>) => {
    setForm((before) => ({ ...before, ...some }))
    // The refusal belongs to earlier terms.
    if (!saving.isPending) saving.reset()
  }
  const problemOf = (field: FormField) => {
    if (refused && refusedField === field)
      return or(`campaigns.problem.${refused.problem}`, t('error.ERR_CAMPAIGN_TERMS'))
    return problems.includes(field) ? t(`campaigns.wrong.${wrongOf(field)}`) : undefined
  }
  const maySave = verdict.state === 'lawful' && terms !== undefined && !saving.isPending
  return (
    <WritingForm value={{ form, write, problemOf }}>
      <div className={joinClasses(layout.head, layout.wrap)}>
        <h1 className={layout.grow}>{title}</h1>
        <span className={textStyles.small} id="save-why">
          {maySave ? t('campaigns.saveNow') : t(`campaigns.saveNot.${verdict.state}`)}
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
          {t('campaigns.save')}
        </Button>
      </div>
      <div className={layout.split}>
        <div className={layout.scroll}>
          <CampaignFields currency={currency} isKindFixed={isKindFixed} />
        </div>
        <aside className={joinClasses(layout.pane, layout.padded, layout.airy)}>
          {saving.isError ? <ProblemNote error={saving.error} /> : null}
          <FindingList findings={findingsOf(saving.error)} />
          <Verdict verdict={verdict} isKindFixed={isKindFixed} onWrite={write} />
          <EstimatePanel terms={verdict.state === 'lawful' ? terms : undefined} />
          <ShortTerms terms={terms} currency={currency} />
        </aside>
      </div>
    </WritingForm>
  )
}

const AMOUNTS: readonly FormField[] = [
  'amount',
  'cap',
  'leastDeposit',
  'leastLoss',
  'stake',
  'winCap',
  'stakeMax',
  'budget',
]
const TIMES: readonly FormField[] = ['from', 'softEnd', 'hardEnd', 'registeredFrom', 'registeredBefore']
const OWN = ['name', 'shares', 'giftGames', 'playerIds', 'people'] as const

/** The text for the problem of a field. */
function wrongOf(field: FormField) {
  const own = OWN.find((one) => one === field)
  if (own) return own
  if (AMOUNTS.includes(field)) return 'amount'
  return TIMES.includes(field) ? 'time' : 'whole'
}
