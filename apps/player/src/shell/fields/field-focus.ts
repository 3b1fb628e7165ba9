import { useEffect, type RefObject } from 'react'

/** Goes to the first field that is wrong whenever a form was refused anew. What was typed stays. */
export function useFieldFocus(form: RefObject<HTMLFormElement | null>, refused: object | undefined): void {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refused])
}
