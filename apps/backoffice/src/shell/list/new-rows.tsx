import { ArrowUp } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import layout from '../layout.module.css'
import { useKeys } from '../keys.ts'
import { useTexts } from '../use-texts.ts'

type Props = { readonly count: number; readonly onTake: () => void }

/** Says that there are rows which are not shown yet, and shows them when it is pressed. */
export function NewRows({ count, onTake }: Props) {
  const { t } = useTexts()
  useKeys(count > 0 ? [{ keys: '.', label: t('lists.takeNew'), run: onTake }] : [])
  return (
    <div role="status" className={count > 0 ? layout.bar : undefined}>
      {count > 0 ? (
        <Button variant="outlined" onClick={onTake}>
          <ArrowUp aria-hidden="true" /> {t('lists.new', { count })} <kbd>.</kbd>
        </Button>
      ) : null}
    </div>
  )
}
