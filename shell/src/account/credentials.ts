/** The shortest password that the service accepts. */
export const passwordMinimum = 6;

const emailPattern = /^\S+@\S+\.\S+$/;

/** Whether a text may be an address; only a message sent to it can prove it. */
export const isEmail = (text: string): boolean => emailPattern.test(text.trim());
