/** A request the control API refuses: its message says what is allowed. */
export class ControlError extends Error {}
