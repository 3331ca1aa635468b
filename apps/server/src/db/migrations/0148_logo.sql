-- The logo of a customer is a file like any other of a registry; nothing ever wrote an address of one.
alter table cliente drop column url_logo;
