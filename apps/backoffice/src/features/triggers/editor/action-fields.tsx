import { useQuery } from '@tanstack/react-query'
import { list } from '#contract/play-v1/campaigns.ts'
import { ACTION_KINDS } from '#contract/shapes/triggers.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../../shell/api.ts'
import controls from '../../../shell/controls.module.css'
import { StatusShape } from '../../../shell/status.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import type { FormProblem } from './read-trigger-form.ts'
import type { TriggerForm } from './trigger-form.ts'

type Props = {
  readonly form: TriggerForm
  readonly languages: readonly string[]
  readonly problemOf: (field: FormProblem) => string | undefined
  readonly onWrite: (some: Partial<TriggerForm>) => void
}

/** The action of a trigger, with the fields of its kind. */
export function ActionFields(props: Props) {
  const { t } = useTexts()
  const { form, problemOf, onWrite } = props
  return (
    <>
      <Select
        label={t('triggers.action')}
        value={form.kind}
        hint={t(`triggers.actionHint.${form.kind}`)}
        options={ACTION_KINDS.map((kind) => ({ value: kind, label: t(`triggers.action.${kind}`) }))}
        onChange={({ target }) => onWrite({ kind: ACTION_KINDS.find((kind) => kind === target.value) ?? 'inbox' })}
      />
      {form.kind === 'inbox' || form.kind === 'letter' ? <MessageFields {...props} /> : null}
      {form.kind === 'gift' ? <CampaignField {...props} /> : null}
      {form.kind === 'points' ? (
        <>
          <TextField
            label={t('triggers.points')}
            inputMode="numeric"
            value={form.points}
            problem={problemOf('points')}
            onWrite={(points) => onWrite({ points })}
          />
          <TextField
            label={t('triggers.expires')}
            hint={t('triggers.emptyNever')}
            inputMode="numeric"
            value={form.expires}
            problem={problemOf('expires')}
            onWrite={(expires) => onWrite({ expires })}
          />
        </>
      ) : null}
      {form.kind === 'webhook' ? (
        <TextField
          label={t('triggers.url')}
          hint={t('triggers.urlHint')}
          type="url"
          maxLength={300}
          value={form.url}
          problem={problemOf('url')}
          onWrite={(url) => onWrite({ url })}
        />
      ) : null}
    </>
  )
}

const SHOWN_CAMPAIGNS = 200

function CampaignField({ form, problemOf, onWrite }: Props) {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['triggers', 'campaigns'],
    queryFn: () => ask(api(list, { query: { limit: SHOWN_CAMPAIGNS } })),
  })
  const open = (data?.rows ?? []).filter(({ state }) => state !== 'ended')
  return (
    <Select
      label={t('triggers.campaign')}
      hint={t('triggers.campaignHint')}
      value={form.campaignId}
      problem={problemOf('campaignId')}
      problemIcon={<StatusShape kind="stop" />}
      options={[{ value: '', label: '–' }, ...open.map(({ campaignId, name }) => ({ value: campaignId, label: name }))]}
      onChange={({ target }) => onWrite({ campaignId: target.value })}
    />
  )
}

function MessageFields({ form, languages, problemOf, onWrite }: Props) {
  const { t, or } = useTexts()
  return (
    <>
      {languages.map((language) => (
        <fieldset key={language} className={controls.set} lang={language}>
          <legend>{or(`language.${language}`, language)}</legend>
          <TextField
            label={t('triggers.heading')}
            maxLength={120}
            value={form.heading[language] ?? ''}
            problem={problemOf(`heading.${language}`)}
            onWrite={(written) => onWrite({ heading: { ...form.heading, [language]: written } })}
          />
          <Field
            label={t('triggers.body')}
            problem={problemOf(`body.${language}`)}
            problemIcon={<StatusShape kind="stop" />}
          >
            {(control) => (
              <textarea
                {...control}
                rows={3}
                maxLength={2000}
                value={form.body[language] ?? ''}
                onChange={({ target }) => onWrite({ body: { ...form.body, [language]: target.value } })}
              />
            )}
          </Field>
        </fieldset>
      ))}
      {form.kind === 'inbox' ? (
        <TextField
          label={t('triggers.link')}
          hint={t('triggers.linkHint')}
          maxLength={80}
          value={form.link}
          problem={problemOf('link')}
          onWrite={(link) => onWrite({ link })}
        />
      ) : null}
      <label className={controls.check}>
        <input
          type="checkbox"
          className={controls.checkbox}
          checked={form.isOffer}
          onChange={({ target }) => onWrite({ isOffer: target.checked })}
        />
        {t('triggers.isOfferTick')}
      </label>
    </>
  )
}
