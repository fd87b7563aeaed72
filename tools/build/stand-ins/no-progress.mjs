/** Stands for what tells the progress of a call. */
const nothing = () => 0;

export const asyncDecorator = nothing;
export const progressEventDecorator = nothing;
export const progressEventReducer = nothing;
export const trackStream = nothing;
