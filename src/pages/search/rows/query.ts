import { createContext, useContext } from 'react';

/** What is searched for: a key draws anew what it marks, and no row around it. */
export const QueryContext = createContext('');

export const useQueryText = (): string => useContext(QueryContext);
