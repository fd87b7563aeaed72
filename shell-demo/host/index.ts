// The import is what lets the federation runtime put React into the share scope before anything asks for it.
void import('./bootstrap');
