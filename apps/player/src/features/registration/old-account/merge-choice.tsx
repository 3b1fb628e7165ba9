import { useTranslations } from 'use-intl/react'
import type { MergeMethod } from '#contract/states/account-migration-states.ts'

/** The ways to prove ownership of the earlier account. */
export function MergeChoice({
  methods,
  chosen,
  onChoose,
}: {
  readonly methods: readonly MergeMethod[]
  readonly chosen: MergeMethod | undefined
  readonly onChoose: (method: MergeMethod) => void
}) {
  const t = useTranslations('oldAccount')
  return (
    <fieldset className="yes-no">
      <legend>{t('mergeTitle')}</legend>
      <div className="choice-ways">
        {methods.map((method) => (
          <label key={method}>
            <input
              type="radio"
              name="mergeMethod"
              value={method}
              checked={chosen === method}
              onChange={() => onChoose(method)}
            />
            <span>
              {t(method)}
              <small>{t(`${method}Help`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
