import { useEffect, type RefObject } from 'react'

/** Focuses the first invalid field whenever a form is refused again. The input is kept. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, refused: object | undefined): void {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refused])
}
