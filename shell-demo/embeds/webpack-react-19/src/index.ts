// The import is what lets the federation runtime share React before anything asks for it.
void import('./portal');
