import { useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import type { LimitsShown } from '#contract/shapes/limits-shown.ts'
import type { LimitKind } from '#contract/shapes/limits.ts'
import { api } from '../../shell/api.ts'
import type { Failed } from '../../shell/failure.tsx'
import { PageForm } from '../../shell/fields/page-form.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { ChoiceFields } from './choice-fields.tsx'
import { ChooseFinish } from './choose-finish.tsx'
import { refusedKind } from './explain-refusal.ts'
import { groupLimits } from './group-limits.ts'
import type { ErrorTexts } from './limits-page.tsx'
import { PresetChoice, type ChoiceWay, type LimitPresets } from './preset-choice.tsx'
import {
  acceptProposals,
  chosenLimits,
  openProposals,
  proposedValue,
  withoutAccepted,
  type Drafts,
} from './propose-limits.ts'
import { EMPTY_DRAFT } from './read-draft.ts'
import { RefusalWords } from './refusal-words.tsx'

type Props = {
  readonly limits: LimitsShown
  /** Proposed values. */
  readonly presets: LimitPresets
  readonly errors: ErrorTexts
  /** Called after saving, with the current limits. */
  readonly onChosen: (limits: LimitsShown) => void
  /** Called when limits were chosen elsewhere in the meantime. */
  readonly onStale: () => void
}

/**
 * The first choice: each limit is set or expressly refused, all are saved in one call. Values may be proposed; none is
 * preselected, and each can be accepted, replaced or refused, or all remaining ones accepted together below them.
 */
export function ChooseLimits({ limits: { notChosen }, presets, errors, onChosen, onStale }: Props) {
  const t = useTranslations('limits')
  const { locale, currency } = useSite()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<ChoiceWay>()
  const [drafts, setDrafts] = useState<Drafts>({})
  const [wasSent, setWasSent] = useState(false)
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const preset = way === undefined || way === 'own' ? undefined : presets[way]
  const choices = chosenLimits(notChosen, drafts, preset, currency)
  const open = openProposals(notChosen, drafts, preset)

  function choose(next: ChoiceWay) {
    setWay(next)
    setDrafts(withoutAccepted)
    setWasSent(false)
    setFailed(undefined)
  }

  /** Saves the choices, or focuses the first missing one. Only the press of the button accepts offers. */
  async function save(decided: Drafts) {
    const all = chosenLimits(notChosen, decided, preset, currency)
    setDrafts(decided)
    setWasSent(true)
    setFailed(undefined)
    if (all.length < notChosen.length)
      return focusFirst(notChosen.find((kind) => !all.some((one) => one.kind === kind)))
    setIsBusy(true)
    const answer = await api(setLimits, { body: { choices: all } })
    setIsBusy(false)
    if (answer.ok) return onChosen(answer.data)
    if (answer.status === 401) return location.assign(paths.login(locale, location.pathname + location.search))
    if (answer.code === 'ERR_STATE_CHANGED') return onStale()
    setFailed(answer)
    focusFirst(notChosen.find((kind) => kind === refusedKind(answer)))
  }

  // Also called by Enter in a field, which accepts no offer.
  function submit(event: FormEvent) {
    event.preventDefault()
    void save(drafts)
  }

  function focusFirst(kind: LimitKind | undefined) {
    const fields = form.current?.querySelector(`[data-kind="${kind}"]`)
    const inputs = fields ? [...fields.querySelectorAll('input')] : []
    const first = inputs.find((input) => input.type === 'text') ?? inputs[0]
    first?.focus()
  }

  return (
    <PageForm ref={form} className="choose-limits" noValidate onSubmit={submit}>
      <PresetChoice chosen={way} onChoose={choose} />
      {way === undefined
        ? null
        : groupLimits(notChosen.map((kind) => ({ kind }))).map(({ group, limits }) => (
            <section key={group} className="panel" aria-labelledby={`choose-${group}`}>
              <h2 id={`choose-${group}`}>{t(`groups.${group}`)}</h2>
              {limits.map(({ kind }) => (
                <ChoiceFields
                  key={kind}
                  kind={kind}
                  title={t(`kinds.${kind}.name`)}
                  help={t(`kinds.${kind}.help`)}
                  draft={drafts[kind] ?? EMPTY_DRAFT}
                  proposed={proposedValue(preset, kind, currency)}
                  showsProblems={wasSent}
                  onChange={(draft) => setDrafts((all) => ({ ...all, [kind]: draft }))}
                >
                  {failed && refusedKind(failed) === kind ? (
                    <RefusalWords
                      failed={failed}
                      errors={errors}
                      choice={choices.find((one) => one.kind === kind)?.value}
                    />
                  ) : null}
                </ChoiceFields>
              ))}
            </section>
          ))}
      <ChooseFinish
        done={choices.length}
        all={notChosen.length}
        open={open.length}
        isBegun={way !== undefined}
        wasSent={wasSent}
        isBusy={isBusy}
        onAccept={() => void save(acceptProposals(open, drafts))}
      >
        {failed && refusedKind(failed) === undefined ? <RefusalWords failed={failed} errors={errors} /> : null}
      </ChooseFinish>
    </PageForm>
  )
}
