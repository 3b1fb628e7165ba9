/** Whether it is whole enough to be sent; the API judges it. */
export const isEmail = (written: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(written)
