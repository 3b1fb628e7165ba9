import { useTranslations } from 'use-intl/react'
import type { WithdrawInfo } from './withdrawal.ts'

export type Channel = WithdrawInfo['verifications'][number]

type Props = {
  readonly channels: readonly Channel[]
  readonly chosen: Channel | undefined
  readonly onChange: (channel: Channel) => void
}

/** Channel of the code that confirms the withdrawal; renders nothing if there is at most one. */
export function ChannelChoice({ channels, chosen, onChange }: Props) {
  const t = useTranslations('withdraw')
  if (channels.length < 2) return null
  return (
    <fieldset className="way-choice">
      <legend>{t('codeBy')}</legend>
      {channels.map((one) => (
        <div key={one}>
          <input
            id={`withdraw-code-by-${one}`}
            type="radio"
            name="code-by"
            value={one}
            checked={one === chosen}
            onChange={() => onChange(one)}
          />
          <label htmlFor={`withdraw-code-by-${one}`}>
            <b>{t(`channels.${one}`)}</b>
          </label>
        </div>
      ))}
    </fieldset>
  )
}
