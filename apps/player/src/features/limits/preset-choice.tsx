import { useTranslations } from 'use-intl/react'
import { limitPresetNames, type LimitPreset, type LimitPresetName } from '#config/limit-presets.ts'

export type LimitPresets = Readonly<Record<LimitPresetName, LimitPreset>>
export type ChoiceWay = LimitPresetName | 'own'

type Props = { readonly chosen: ChoiceWay | undefined; readonly onChoose: (way: ChoiceWay) => void }

/** The start of the first choice: with proposed values, or with one's own. It chooses no limit yet. */
export function PresetChoice({ chosen, onChoose }: Props) {
  const t = useTranslations('limits.presets')
  return (
    <fieldset className="preset-choice" aria-label={t('title')}>
      {[...limitPresetNames, 'own' as const].map((way) => (
        <button key={way} type="button" aria-pressed={way === chosen} onClick={() => onChoose(way)}>
          <b>{t(`${way}.name`)}</b>
          <small>{t(`${way}.note`)}</small>
        </button>
      ))}
    </fieldset>
  )
}
