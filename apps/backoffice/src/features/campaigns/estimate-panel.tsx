import { useMutation } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { estimate } from '#contract/play-v1/campaigns.ts'
import { REGISTERED, type CampaignTerms } from '#contract/shapes/campaigns.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'

type Estimate = ReplyOf<typeof estimate>

/** The estimated cost and reach of terms today; computed on demand, because every player is judged. */
export function EstimatePanel({ terms }: { readonly terms: CampaignTerms | undefined }) {
  const { t } = useTexts()
  const written = terms ? JSON.stringify(terms) : ''
  const asking = useMutation({
    mutationFn: async () => ({
      of: written,
      found: await ask(api(estimate, { body: { terms: JSON.parse(written) as CampaignTerms } })),
    }),
  })
  // A result for other terms is not shown.
  const found = asking.data?.of === written ? asking.data.found : undefined
  return (
    <section>
      <h2>{t('campaigns.estimate')}</h2>
      {asking.isError ? <ProblemNote error={asking.error} /> : null}
      <div role="status">{found ? <Found found={found} /> : null}</div>
      <Button variant="outlined" disabled={!terms} isLoading={asking.isPending} onClick={() => asking.mutate()}>
        {t('campaigns.estimateNow')}
      </Button>
    </section>
  )
}

function Found({ found: { cost, reach } }: { readonly found: Estimate }) {
  const { t } = useTexts()
  const facts = [
    [t('campaigns.estimate.gifts'), String(cost.gifts)],
    [t('campaigns.estimate.budget'), writeMoney(cost.budget)],
    [t('campaigns.estimate.least'), writeMoney(cost.least)],
    [t('campaigns.estimate.most'), writeMoney(cost.most)],
    [t('campaigns.estimate.worst'), writeMoney(cost.worst)],
    ...(cost.dearest
      ? [[t('campaigns.estimate.dearest'), `${cost.dearest.gameKey}, ${writeMoney(cost.dearest.stake)}`]]
      : []),
    ...(reach.meant === null
      ? [[t('campaigns.estimate.reach'), t('campaigns.estimate.unknown')]]
      : [
          [t('campaigns.estimate.meant'), String(reach.meant)],
          [
            t('campaigns.estimate.reached'),
            t('campaigns.estimate.ofLooked', { reached: reach.reached, looked: reach.looked }),
          ],
          ...reach.segments.map(({ by, key, looked, reached }) => [
            by === 'language'
              ? t('campaigns.estimate.language', { language: key })
              : t(`campaigns.registered.${REGISTERED.find((one) => one === key) ?? 'longer'}`),
            t('campaigns.estimate.ofLooked', { reached, looked }),
          ]),
          ...reach.refused.map(({ why, count }) => [t(`campaigns.whyNot.${why}`), String(count)]),
        ]),
  ]
  return (
    <>
      <dl className={layout.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <p className={joinClasses(textStyles.tiny, textStyles.muted)}>{t('campaigns.estimateHow')}</p>
    </>
  )
}
