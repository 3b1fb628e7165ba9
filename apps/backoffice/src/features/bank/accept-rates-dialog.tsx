import type { ReplyOf } from '#contract/call.ts'
import type { getExchangeRates } from '#contract/capi-v1.1/currency.ts'
import { acceptRates } from '#contract/play-v1/exchange-rates.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { RateFetch } from './rates-view.tsx'

type Props = {
  readonly held: RateFetch
  readonly known: ReplyOf<typeof getExchangeRates>['rates']
  readonly onClose: () => void
}

/** Accepts a held list of rates; its changes are shown beside the current rates. */
export function AcceptRatesDialog({ held, known, onClose }: Props) {
  const { t } = useTexts()
  const rateNow = (from: string, to: string) =>
    known.find((one) => one.source === held.source && one.from === from && one.to === to)?.rate
  const changed = held.heldRates.filter(({ from, to, rate }) => rateNow(from, to) !== rate)
  return (
    <ConfirmDialog
      title={t('rates.acceptTitle', { source: held.source, day: held.validOn ?? '' })}
      button={t('rates.accept')}
      consequences={[{ kind: 'info', what: t('bank.view.rates'), text: t('rates.acceptNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        try {
          await ask(api(acceptRates, { body: { fetchId: held.fetchId, explanation, acceptedWarnings } }))
          announce(t('rates.acceptDone'))
        } finally {
          await queryClient.invalidateQueries({ queryKey: ['rates'] })
        }
      }}
    >
      <Note kind="risk" isWithoutShape>
        {held.problem}
      </Note>
      <ul className={joinClasses(textStyles.small, layout.column)}>
        {changed.map(({ from, to, rate }) => (
          <li key={from + to}>
            {t('rates.one', { from, to })}: {rateNow(from, to) ?? '–'} → <b>{rate}</b>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
