/** Whether it is complete enough to be sent; the API validates it. */
export const isEmail = (written: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(written)
