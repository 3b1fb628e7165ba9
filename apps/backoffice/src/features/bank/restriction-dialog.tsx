import { useState } from 'react'
import { setTypeRestriction } from '#contract/onling-v2/type-restrictions.ts'
import { depositMethods } from '#contract/shapes/payment-names.ts'
import { WITHDRAWAL_METHODS } from '#contract/shapes/withdrawals.ts'
import { deviceWallets } from '#partners/partner-facts.ts'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import controls from '../../shell/controls.module.css'
import { NumberField } from '../../shell/number-field.tsx'
import { queryClient } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import type { Restriction } from './restrictions-view.tsx'

const METHODS = { deposit: depositMethods, withdrawal: WITHDRAWAL_METHODS } as const
const ALL_METHODS = [...depositMethods, ...WITHDRAWAL_METHODS]

type Props = {
  /** The restriction to be lifted; undefined to close a way. */
  readonly opened?: Restriction
  readonly onClose: () => void
}

/** Closes a payment method for one player or for the whole brand, or opens it again. */
export function RestrictionDialog({ opened, onClose }: Props) {
  const { t, or } = useTexts()
  const nameOf = (one: string) => or(`method.${one}`, one)
  const [direction, setDirection] = useState<keyof typeof METHODS>('deposit')
  const [chosen, setChosen] = useState('')
  const [player, setPlayer] = useState('')
  const [withWallets, setWithWallets] = useState(true)
  const methods: readonly string[] = METHODS[direction]
  const method = ALL_METHODS.find((one) => one === (opened?.method ?? (methods.includes(chosen) ? chosen : methods[0])))
  const playerId = opened ? (opened.playerId ?? undefined) : player === '' ? undefined : Number(player)
  const way = opened?.direction ?? direction
  // Apple Pay and Google Pay use cards too, but are methods of their own: closing cards offers to close them too.
  const hasWallets = way === 'deposit' && method === 'CardOnline'
  const title = opened ? t('restrictions.openTitle', { method: nameOf(opened.method) }) : t('restrictions.close')
  return (
    <ConfirmDialog
      title={title}
      button={t(opened ? 'restrictions.open' : 'restrictions.close')}
      consequences={[
        {
          kind: opened ? 'ok' : 'stop',
          what: playerId === undefined ? t('restrictions.brand') : t('player.title', { id: playerId }),
          text: t(opened ? 'restrictions.opens' : 'restrictions.closes'),
        },
        ...(hasWallets && !withWallets
          ? [{ kind: 'info' as const, what: deviceWallets.map(nameOf).join(', '), text: t('restrictions.walletsStay') }]
          : []),
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        if (!method) return
        await ask(
          api(setTypeRestriction, {
            body: {
              ...(playerId === undefined ? {} : { playerId }),
              direction: way,
              method,
              isRestricted: opened === undefined,
              ...(hasWallets && withWallets ? { withDeviceWallets: true } : {}),
              explanation,
            },
          }),
        )
        await queryClient.invalidateQueries({ queryKey: ['restrictions'] })
      }}
    >
      {opened ? null : (
        <>
          <Select
            label={t('restrictions.direction')}
            value={direction}
            onChange={({ target }) => setDirection(target.value === 'withdrawal' ? 'withdrawal' : 'deposit')}
          >
            <option value="deposit">{t('restrictions.deposit')}</option>
            <option value="withdrawal">{t('restrictions.withdrawal')}</option>
          </Select>
          <Select label={t('restrictions.way')} value={method ?? ''} onChange={({ target }) => setChosen(target.value)}>
            {methods.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
          <NumberField label={t('restrictions.player')} value={player} onWrite={setPlayer} />
        </>
      )}
      {hasWallets ? (
        <label className={controls.check}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={withWallets}
            onChange={({ target }) => setWithWallets(target.checked)}
          />
          <span>
            {t('restrictions.wallets')} <span className={textStyles.muted}>{t('restrictions.walletsWhy')}</span>
          </span>
        </label>
      ) : null}
    </ConfirmDialog>
  )
}
